// Ask Better. Hall of Heroes, the gallery and the studio, communication, lesson 2. Grades 6-8.
# id: hoh-com-2
# title: Ask Better
# kind: lesson
# skill: com
# max_words: 22
# place: studio
-> start

=== start
For two years the crew has looked all over town for quiet heroes. Nobody ever asked the man who unlocks the door. # enter: ines at 1.6, you at 3.4, tomasz at 8.4, quispe at 6 # prop: put recorder at 4.8, light recorder # pose: ines hold cue-card, tomasz hold headphones # feel: ines happy, you excited, tomasz calm, quispe worried # who: narrator
Mr. Quispe stands very straight in front of the recorder. He has put on a tie. It has ducks on it. # camera: close quispe # pose: quispe stand # feel: quispe worried # who: narrator
So, Mr. Quispe. Do you like your job? # camera: two ines quispe # pose: ines lift cue-card # feel: quispe okay # who: ines # face: excited
"Yes," says Mr. Quispe. Then the boiler burps, and that is the end of the interview. # camera: wide # pose: ines clutch cue-card # fx: shake # feel: ines worried, tomasz surprised, you surprised, quispe worried # who: narrator
It is four seconds long. It is our shortest hero. # pose: tomasz shrug headphones # feel: ines sad # who: tomasz # face: okay
She slides the cards over to you. What do you ask? # camera: two you quispe # pose: ines rest, you hold cue-card # feel: you okay, quispe worried # who: narrator # ask: open # hint: Can he answer it with one word? Then it isn't open yet.
 * [What's the first thing you do here, before we all come in? # ev: com=2]
   "First?" He thinks. "I say good morning to the boiler. It has been rude since 1988." # pose: quispe shrug # feel: you happy, ines happy, tomasz happy, quispe happy # who: narrator
   Tomasz turns a knob. Something has begun. # camera: wide # pose: tomasz hold headphones # feel: tomasz calm # who: narrator
   -> nell
 * [You've been here a really long time, so you must love it, right? # ev: com=0]
   "Right," says Mr. Quispe. # pose: quispe nod # feel: you surprised, ines sad, quispe okay # who: narrator
   The answer was in the question already. He could only sign it. # camera: wide # pose: tomasz shrug headphones # feel: you okay # who: tomasz # face: calm
   -> nell
 * [Could you tell us everything about your life, from the very beginning? # ev: com=1]
   "Everything," says Mr. Quispe. He looks at his ducks. "I was born. It was raining." Then he is stuck. # pose: quispe clutch # feel: you excited, ines okay, quispe worried # who: narrator
   That is a big door. Maybe a smaller one, with a handle. # camera: wide # pose: tomasz shrug headphones # feel: you okay # who: tomasz # face: calm
   -> nell

=== nell
During the break, Ines drags you to a wall of door handles. # enter: ines at 4.2, you at 5.6 # pose: ines point # feel: ines excited, you surprised # who: narrator # place: gallery
Nell Castellano counted the whole town, house by house. They gave her forms with yes and no on them. # pose: ines lift # feel: you okay # who: ines # face: excited
She hated the forms. She said yes and no are walls. But "how," "what" and "what then" are handles. So she asked with handles. # pose: ines hold # feel: you happy # who: ines # face: happy
That's how they found out that a whole family lived in the clock tower. "What wakes you up?" "The clock," they said. # camera: two ines you # pose: ines lift # feel: you surprised # who: ines # face: proud
Hello, handle. How did you get here? What then? # pose: you wave, ines stand # feel: ines happy # who: you # face: happy # play: echo
-> build

=== build
Back in the studio, Mr. Quispe has his hands behind his back again. You ask how he made the very first exhibit. # enter: ines at 1.4, you at 2.8, quispe at 5, tomasz at 8.6 # pose: tomasz hold headphones # feel: ines calm, you okay, quispe surprised, tomasz calm # who: narrator # place: studio
"How?" He looks up. "I will show you. You build, I tell. Wood must be told slowly." # camera: two you quispe # pose: quispe lift # feel: you surprised, quispe excited # who: narrator
Build the stand the way he says. You can ask him to say it again. # camera: wide # pose: quispe rest, you reach # feel: you determined, quispe happy # who: narrator # play: build by=quispe steps=beam,cube,arch more=ball,roof # ask: build # hint: Asking again is part of listening. He likes to be asked.
 * [as he told it # out: as-told # ev: com=2]
   "That is it," says Mr. Quispe softly. "That is the stand. It held a ladle for thirty years." # fx: sparkle # pose: quispe clutch, you cheer # feel: you proud, ines happy, tomasz happy, quispe proud # who: narrator
   -> thread
 * [one piece off # out: nearly # ev: com=1]
   "Nearly," says Mr. Quispe. "It will hold half a ladle." He tells you the one piece again. # pose: quispe point, you shrug # feel: you okay, ines happy, quispe happy # who: narrator
   -> thread
 * [my own way # out: other # ev: com=0]
   "That is a very modern stand," says Mr. Quispe. It falls over. # fx: dust, shake # pose: quispe shrug, you clutch # feel: you surprised, ines surprised, quispe okay # who: narrator
   You ask him to say it again, one piece at a time. It takes a minute, and it stands. # pose: quispe rest, you reach # feel: you okay, ines happy, quispe happy # who: narrator
   -> thread

=== thread
"I was going to leave, that first winter," he says. "I had a letter about another job. But then the pipes froze, so." # camera: two you quispe # pose: quispe rest, you stand # feel: you okay, quispe calm # who: narrator
He waits, to see what you want to know. # camera: close quispe # feel: quispe okay # who: narrator # ask: thread # hint: He left something lying there, in the middle of what he said. Pick it up.
 * [Wow. Okay. So, what's your favorite exhibit in the Hall these days? # ev: com=0]
   "The ladle," he says. The letter, the winter and the pipes are gone. # camera: wide # pose: quispe nod # feel: you okay, ines worried, quispe okay # who: narrator
   Psst. He said a LETTER. Pull the handle! # pose: ines reach # feel: you surprised # who: ines # face: worried
   You go back for the letter. It was from a hotel by the sea, he says, with a gold elevator. # pose: quispe lift, ines stand # feel: you happy, ines happy, quispe happy # who: narrator
   -> again
 * [You had a letter. What happened to it? # ev: com=2]
   "It was a hotel, by the sea, with a gold elevator," he says. "I used the letter to stop the leak." # camera: wide # pose: quispe lift # feel: you surprised, ines excited, tomasz surprised, quispe happy # who: narrator
   He stopped a leak with the SEA. # pose: ines clutch # feel: you happy # who: ines # face: excited
   -> quiet
 * [Frozen pipes? Ugh, that happened to us once. It was a mess. # ev: com=1]
   "Then you know," says Mr. Quispe, and you talk pipes for a bit. It is friendly. It is also not about him. # camera: wide # pose: quispe rest # feel: you happy, ines okay, quispe happy # who: narrator
   Tomasz holds up a card: LETTER. So you ask. It was from a hotel by the sea, he says. # pose: tomasz lift cue-card # feel: tomasz calm, you surprised # who: narrator
   -> quiet

=== again
He has just said something else in passing: "My sister laughed at me for a year." # camera: two you quispe # pose: quispe shrug # feel: you okay, quispe calm # who: narrator # ask: thread2 # again: com # hint: Which word in that sentence has a handle?
 * [Why did she laugh? # ev: none]
   "Because I chose a boiler over a gold elevator." He laughs himself, a little. # camera: wide # pose: quispe rest # feel: you happy, ines happy, quispe happy # who: narrator
   -> quiet
 * [Cool. Next question. # ev: none]
   He waits a moment, in case there is more. Ines asks it for you: "Why did she laugh?" # camera: wide # pose: ines wave # feel: you surprised, ines calm, quispe surprised # who: narrator
   "Because I chose a boiler over a gold elevator," he says. # pose: quispe shrug, ines stand # feel: you okay, quispe happy # who: narrator
   -> quiet

=== quiet
Then you ask whether he was ever sorry that he stayed. Mr. Quispe opens his mouth, and shuts it. # enter: ines at 1.4, you at 2.8, quispe at 5, tomasz at 8.6 # prop: put recorder at 4, light recorder # pose: quispe rest, tomasz hold headphones # fx: hush # feel: ines worried, you okay, quispe calm, tomasz calm # who: narrator # place: studio
He looks at the coats. Five seconds go by. On the radio, five seconds are a year. # camera: close quispe # feel: quispe calm # who: narrator # ask: quiet # hint: Is it an empty silence, or is somebody at work in it?
 * [Help him out. Say, "You were sorry sometimes, because of the sea?" # ev: com=1]
   "Yes, maybe," he says politely. "The sea." Whatever he was looking for goes back behind the coats. # fx: hush off # camera: wide # pose: quispe nod # feel: you okay, ines sad, quispe okay # who: narrator
   He was on his way. He is slow, like bread. # pose: tomasz rest headphones # feel: you surprised # who: tomasz # face: calm
   -> listen
 * [Say, "It's okay, we can cut that," and go on to the next card. # ev: com=0]
   "As you like," says Mr. Quispe. He had his finger up already. # fx: hush off # camera: wide # pose: quispe lift # feel: you surprised, ines worried, quispe sad # who: narrator
   Sorry. Please. You were going to say something. # pose: you rest # feel: ines calm, quispe okay # who: you # face: worried
   "Only 'no,'" he says. "I was not sorry. It is a short word, but it had a long way to come." # pose: quispe rest # feel: you okay, ines happy, quispe happy # who: narrator
   -> listen
 * [Keep the recorder on, and give him time. # ev: com=2]
   Six. Seven. At eight he nods. "No," he says. "Not since you children moved into my closet." # fx: hush off, sparkle # camera: wide # pose: quispe comfort # feel: you happy, ines happy, tomasz happy, quispe happy # who: narrator
   Nobody can talk for a moment. Tomasz has something in his eye. He says it is dust. # pose: tomasz hide headphones # feel: tomasz sad, ines happy # who: narrator
   -> listen

=== listen
"And you should know what to do when I am on vacation," he says. "Three things. Then the Hall is happy." # camera: two you quispe # pose: quispe lift, tomasz hold headphones # feel: you okay, tomasz calm, ines calm, quispe calm # who: narrator
"Two turns on the red valve. A lantern in the back hall. And feed the cat that we do not have." # pose: quispe point # feel: you surprised, ines surprised, quispe happy # who: narrator
The cat, he explains, is only a rumor. It has a bowl. What were the three things? # camera: close you # feel: you determined # who: narrator # play: listen items=3 words=two-turns,lantern,feed-the-cat decoys=three-turns,bell,water-the-moss by=quispe # ask: listen # hint: A number, a light, and somebody who isn't there.
 * [three # out: r3 # ev: com=2]
   "All three," says Mr. Quispe. "Good. Now I can go to the sea for a week." # camera: wide # pose: quispe cheer, you cheer # feel: you proud, ines happy, tomasz happy, quispe excited # who: narrator
   -> hard
 * [two # out: r2 # ev: com=1]
   "Two," says Mr. Quispe, "and the third I will write on the valve." # camera: wide # pose: quispe shrug, you stand # feel: you okay, ines happy, quispe okay # who: narrator
   -> hard
 * [one or none # out: r1 # ev: com=0]
   "Say them with me," says Mr. Quispe. "Valve. Lantern. No cat." You say them with him. # camera: wide # pose: quispe wave, you shrug # feel: you worried, ines okay, quispe calm # who: narrator
   -> hard

=== hard
One card is left. It says: "Why does nobody visit you here on your birthday?" Ines wrote it on Tuesday. # camera: close you # prop: put recorder at 4, light recorder # pose: you hold cue-card, quispe rest # feel: you worried, ines worried, quispe calm # who: narrator
I want to know. But it's kind of a brick. # camera: two ines you # pose: ines clutch # feel: you okay # who: ines # face: worried # ask: hard # hint: He should be able to say no to it without being rude.
 * [Read the card out loud, just the way it's written. # ev: com=0]
   The ducks on the tie stop moving. "Well," says Mr. Quispe. "It is in August." # camera: wide # pose: quispe clutch # fx: hush # feel: you worried, ines sad, quispe sad # who: narrator
   Sorry. That came out hard. You don't have to answer. # fx: hush off # pose: you rest # feel: quispe okay, ines okay # who: you # face: worried
   -> finish
 * [Skip it. He looks so happy now, and it's better to leave it there. # ev: com=1]
   You put the card at the bottom. Mr. Quispe sees you do it. # camera: wide # pose: you rest # feel: you okay, ines okay, quispe surprised # who: narrator
   "You can ask me the hard one," he says. "It is in August, and you are all away. So I sing to the boiler." # pose: quispe lift # feel: you surprised, ines happy, quispe happy # who: narrator
   -> finish
 * [May I ask about your birthdays here at the Hall? You can always say "pass." # ev: com=2]
   "Thank you for the pass," he says. "I will not use it. It is in August. You are all away. So I sing to the boiler." # camera: wide # pose: quispe rest # feel: you calm, ines surprised, tomasz surprised, quispe calm # who: narrator
   -> finish

=== finish
The episode is called "The Man with the Key." It is eleven minutes long, and you kept the silence in. The boiler, too. # enter: ines at 1.4, you at 2.8, quispe at 5, tomasz at 7, dev at 8.4 # pose: tomasz lift headphones # feel: ines proud, you proud, quispe happy, tomasz proud, dev happy # who: narrator # place: studio
On a Tuesday in August, four people climb in through the window of a locked museum. They have a birthday cake. # enter: quispe at 8.4, dev from left at 5.8, tomasz from left at 4.4, you from left at 2.8, ines from left at 1.4 # place: studio # fx: dusk # camera: wide # pose: dev hold cake, ines cheer, you cheer # feel: quispe surprised, dev excited, ines excited, you happy, tomasz happy # who: narrator
"Did you not think," says Mr. Quispe, "to ask me for the key?" # fx: dusk off # camera: close quispe # pose: quispe shrug # feel: quispe happy, ines surprised # who: narrator
What a good question. # camera: wide # fx: sparkle # pose: tomasz shrug, quispe cheer, dev lift cake # feel: you happy, quispe happy, ines happy, dev happy # who: tomasz # face: happy # keepsake: closet-key
-> END
