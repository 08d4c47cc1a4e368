// Second Goose. Hall of Heroes, the gallery and the steps, check B. Grades 6-8.
# id: hoh-check-b-er
# title: Second Goose
# kind: check
# skill: er
# also: ic, coop, ini
# max_words: 22
# place: gallery
VAR cool = 0
-> start

=== start
Nobody Famous is making a radio play. It is called The Goose on the Number 9 Bus. # prop: put sign at 5.2 # enter: you at 3.6, ines at 2, tomasz at 6.4, dev at 7.6, amara at 8.9 # pose: you stand # feel: you excited, ines calm, tomasz calm, dev happy, amara happy # who: narrator
You want to be the storyteller. You practiced for two weeks, and now the list of parts is up. # camera: close you # who: narrator
Storyteller, Amara! First Goose, me! And Second Goose is... you! We are both geese! # camera: wide # pose: dev cheer # feel: amara surprised, you surprised # who: dev # face: excited
Second Goose has one word to say. It is "Honk." Your stomach feels heavy. # pose: dev stand # camera: close you # feel: you sad # who: narrator # ask: list
 * [Say "Great!" and talk to nobody for the rest of the day. # ev: er=1]
   Dev asks you four things about geese. You say "Great" four times. # camera: wide # pose: you rest # feel: you sad, dev okay # who: narrator
   -> door
 * [Walk past all the glass cases, then read it again. # ev: er=2]
   The list has not changed. But somewhere near the old boots, your stomach got lighter. # camera: wide # move: you to 4 slowly # pose: you rest # feel: you calm # who: narrator
   -> door
 * [Cross out my name and write "Nobody." # ev: er=0]
   Is Nobody coming at three? I want to test the microphone with Nobody. # camera: wide # pose: you reach, tomasz shrug # feel: you mad, dev surprised # who: tomasz # face: worried
   -> door

=== door
At rehearsal, your turn comes. You open your mouth, and out comes a long, thin squeak. # camera: wide # prop: put sign at 5.2, gone sign, put recorder at 5.2, light recorder # move: you to 3.6 # pose: you hold microphone, tomasz lift, ines stand, dev stand, amara stand # feel: you determined, dev happy, tomasz calm, ines calm, amara happy # who: narrator
For a moment nobody says anything. Then everyone laughs. # fx: shake # pose: dev clutch, ines clutch, amara clutch, tomasz rest # feel: dev excited, ines happy, amara happy, tomasz happy, you surprised # who: narrator
That's not a goose! That's the bus DOOR! # pose: dev cheer # who: dev # face: excited
Your ears go hot. # camera: close you # pose: you clutch microphone # feel: you frustrated # who: narrator # ask: door
 * [Dev, your geese all sound like sick cows. # ev: er=0]
   I like my geese. I have fourteen of them. # camera: two you dev # pose: dev stand # who: dev # face: sad
   For the next few pages, both geese are very quiet. # camera: wide # pose: you stand, ines stand, amara stand # feel: you frustrated, dev okay, ines okay # who: narrator
   -> snow
 * [Drink some water while they laugh, then try again. # ev: er=2]
   When the cup is empty, they are done. The next honk makes Tomasz jump. # camera: wide # pose: you lift microphone, tomasz clutch # feel: you happy, tomasz surprised, amara happy, ines happy # who: narrator
   -> snow
 * [Go on very quickly, as if that had been the right honk. # ev: er=1]
   On the next page, all you can think of is doors. You squeak again. # camera: wide # pose: you hold microphone # feel: you surprised, dev happy # who: narrator
   -> snow

=== snow
Page four. The bus is stuck in the snow. Amara reads it so softly that nobody moves. # camera: wide # fx: hush # prop: light recorder # pose: you hold microphone, dev rest, ines rest, amara hold cue-card, tomasz lift # feel: you calm, dev calm, ines calm, amara calm, tomasz determined # who: narrator
Your next honk is on page five. But right here, it would be so funny. # camera: close you # feel: you excited # who: narrator # ask: snow
 * [Do a very, very small one. # ev: ic=1]
   Amara looks up. "Was that the snow?" she says. Tomasz turns the tape back a bit. # camera: wide # fx: hush off # pose: tomasz shrug # feel: amara surprised, tomasz okay, you happy # who: narrator
   -> late
 * [Press my lips together until page five. # ev: ic=2]
   On page five, out it comes. Ines laughs so hard that she has to sit down. # camera: wide # fx: hush off # pose: ines sit, you lift microphone # feel: ines excited, you happy, dev happy # who: narrator
   -> late
 * [Honk now. By page five it won't be funny. # ev: ic=0]
   It is very funny. It is also the end of the snow. Amara has to go back to page two. # camera: wide # fx: hush off # pose: amara shrug, dev cheer, you lift microphone # feel: amara frustrated, tomasz worried, dev excited, you happy # who: narrator
   -> late

=== late
May I say something? You honk too late. And it sounds like an old bicycle. # prop: gone recorder # camera: two you tomasz # move: tomasz to 5 # pose: tomasz hold headphones, dev stand, you stand, ines stand, amara stand # feel: you okay, ines calm, dev okay, amara okay # who: tomasz # face: okay
He says it in a friendly way. Your chest goes tight all the same. # camera: close you # pose: you clutch # feel: you worried # who: narrator # ask: late
 * [Okay, okay. I'll do it a hundred times, until you're happy. # ev: er=1]
   You stop at nineteen. It sounds like nineteen old bicycles. # camera: wide # pose: you hold microphone # feel: you frustrated # who: narrator
   -> scarf
 * [Nobody asked you! # ev: er=0]
   It is my job to listen. # camera: wide # pose: tomasz clutch headphones, you fists # feel: you mad # who: tomasz # face: mad
   Dev very slowly puts the script in front of his face. # pose: dev hide, you stand, tomasz rest # feel: dev worried, amara worried, ines worried # who: narrator
   -> scarf
 * [Hm. Give me a moment. Then tell me where it's late. # ev: er=2]
   ~ cool = cool + 1
   At the H. Begin your H when the door opens. After the H, it is a very good honk. # camera: two you tomasz # pose: tomasz point headphones, you rest # feel: you okay # who: tomasz # face: calm
   -> scarf

=== scarf
For the show, you have knitted a goose scarf. It took nine evenings. Today, you show it to everyone. # camera: wide # move: tomasz to 6.4, amara to 4.9, dev to 7.8, ines to 2 # pose: you hold scarf, tomasz stand, dev stand, ines cheer, amara hold paint-pot # feel: you proud, ines happy, tomasz calm, dev happy, amara happy # who: narrator
Behind you, Amara is painting a poster. She turns around with the pot. # prop: put sign at 5.8 # pose: ines stand # feel: you happy # who: narrator
Red paint runs down one end of your scarf, and it keeps running. # camera: close you # prop: spill paint-pot # pose: you clutch scarf # feel: you surprised, ines surprised, tomasz surprised, dev surprised, amara surprised # who: narrator # ask: scarf
 * [Say I need a minute, and hold my hands under cold water. # ev: er=2]
   ~ cool = cool + 1
   The water is so cold that you think of nothing else. Then you come back. # camera: wide # prop: drop scarf at 4.2 # exit: you left # feel: you frustrated, amara worried # who: narrator
   I'm so sorry. I've put it in salt. My dad puts everything in salt. # enter: you from left at 3.6 # prop: gone scarf # pose: amara hold bucket # feel: you calm # who: amara # face: worried
   -> voice
 * [Say, "It doesn't matter," and rub it hard. # ev: er=1]
   The red spot gets bigger, and then it gets much bigger. # camera: wide # pose: you clutch scarf # feel: you frustrated, amara worried # who: narrator
   Nobody knows what to say. # pose: ines rest, dev rest, tomasz rest # feel: ines worried, dev worried, tomasz worried # who: narrator
   -> voice
 * [Amara! You ruin EVERYTHING! # ev: er=0]
   Amara puts the paint pot down with both hands, very carefully. # camera: wide # prop: drop paint-pot at 4.4 # pose: amara rest, you point scarf # feel: amara sad, you mad, ines worried, dev worried, tomasz worried # who: narrator
   I didn't see you. # pose: you clutch scarf # who: amara # face: sad
   -> voice

=== voice
Show day, on the front steps. Dev has a sore throat and no voice. He has fourteen honks, and all he can do is wave. # enter: you at 3.6, ines at 2.2, tomasz at 6.4, dev at 7.7, amara at 5 # pose: dev wave, you hold scarf # feel: you surprised, ines worried, tomasz worried, dev sad, amara worried # who: narrator # place: steps # ask: voice
 * [I'll do all fourteen. I'm a goose, and I know how it goes. # ev: coop=0]
   By the ninth one, you sound like a bicycle. Ines gently takes the script out of your hand. # pose: you hold cue-card # prop: give cue-card to ines # feel: you frustrated, ines worried, dev okay # who: narrator
   -> ines
 * [Let's share them out. I'd like the two at the bus stop. # ev: coop=2]
   Give me the loud ones! I have been honking in the shower. # pose: ines cheer, dev stand, you rest # feel: you okay, dev happy # who: ines # face: excited
   And I will do the sad one. # pose: tomasz lift, ines stand # feel: ines happy # who: tomasz # face: calm
   -> ines
 * [You do them. I only learned mine. # ev: coop=1]
   But you know when they come! You've heard them all week! # pose: amara shrug, dev stand, you rest # feel: you sad # who: amara # face: worried
   In the end you do two, and Ines does the rest. # pose: you hold cue-card, amara stand # feel: you okay, amara okay # who: narrator
   -> ines

=== ines
Then Ines honks in front of people for the first time. It is huge. It is perfect. # camera: wide # prop: put microphone at 2.8 # move: you to 3.4, ines to 2.2 # pose: ines lift, you stand, dev stand, tomasz stand, amara stand # feel: ines proud, you okay, tomasz calm, dev calm, amara calm # who: narrator
The whole street claps. You have honked all week, and nobody clapped. Your neck goes hot. # pose: tomasz cheer, dev cheer, amara cheer, ines stand # feel: tomasz happy, dev excited, amara happy, ines happy, you surprised # who: narrator # ask: ines
 * [Honk into her next one, a bit louder than she does. # ev: er=0]
   Now it sounds like two geese having a fight. Ines loses her place in the script. # pose: you fists, ines clutch, tomasz stand, dev stand, amara stand # feel: you frustrated, ines sad, tomasz worried, dev surprised, amara surprised # who: narrator
   -> fan
 * [Look down at the page until it's over. # ev: er=1]
   You read the word "Honk" about forty times. When you look up, Ines is watching you. # pose: you hold cue-card # feel: you sad, ines okay # who: narrator
   -> fan
 * [Breathe out for a long time, then clap a little, too. # ev: er=2]
   ~ cool = cool + 1
   I just do it like you. I've listened to yours all week. # camera: two you ines # pose: ines wave, you rest # feel: you okay # who: ines # face: happy
   -> fan

=== fan
In the break, a girl from the front row comes up to you. # camera: wide # exit: dev right # enter: girl from right at 8.6 # prop: put microphone at 2.8, gone microphone # move: you to 6.4, tomasz to 4.9, amara to 3.5 # pose: tomasz stand, amara stand, ines stand, you stand # feel: you surprised, ines happy, tomasz happy, amara happy, girl excited, dev okay # who: narrator
"Are you one of the geese?" she says. # pose: girl wave # feel: you okay # who: narrator # ask: fan
 * [Nod, and hold up the scarf. # ev: ini=1]
   She nods, too, and waits a moment. Then she goes back to her seat. # pose: you lift scarf, girl nod # exit: girl right # feel: you happy, girl happy # who: narrator
   -> paper
 * [Look through my script until she goes. # ev: ini=0]
   You read all eleven pages, front and back. The backs are empty. She goes. # pose: you hold cue-card # exit: girl right # feel: you okay, girl okay # who: narrator
   -> paper
 * [The second one. Want to try a honk? # ev: ini=2]
   She does. It is a good one. Out on the street, a truck honks back. # pose: you cheer, girl cheer # feel: you happy, girl excited, ines happy, tomasz surprised # who: narrator
   -> paper

=== paper
On Monday, the school paper hangs in the hallway. "A wonderful play," it says. # enter: you at 3.6, amara at 7.6, tomasz at 6.4 # prop: put sign at 2.6 # pose: you stand # feel: you happy, amara happy, tomasz calm # who: narrator # place: hallway
"But one goose was always late." # camera: close you # feel: you surprised # who: narrator # ask: paper
 * [Take it down and put it into my bag. # ev: er=1]
   Nobody else can read it now. In bed that night, you still know every word. # camera: wide # prop: gone sign # pose: you rest # feel: you sad # who: narrator
   -> finish
 * [Show it to Amara. "That one hurts." # ev: er=2]
   ~ cool = cool + 1
   Late? You were late ONCE. I stood right there, and I counted. # camera: two you amara # move: amara to 4.9 # pose: amara fists # feel: you okay # who: amara # face: determined
   The words are still there. They look shorter when two people read them. # pose: amara stand, you rest # feel: you calm # who: narrator
   -> finish
 * [Read it over and over, to find out who wrote it. # ev: er=0]
   There is no name on it. You look for one until the hallway is empty. # camera: wide # exit: tomasz right, amara right # pose: you point left # feel: you worried, tomasz calm, amara okay # who: narrator
   -> finish

=== finish
{ cool > 1:
    After school, you wait for the bus with the scarf on. One end is red now. It looks like a goose with a plan. # enter: you at 3.6, tomasz at 5.2, amara at 6.8 # pose: you hold scarf # feel: you calm, amara happy, tomasz happy # who: narrator # place: steps
- else:
    After school, you wait for the bus. The scarf is in your bag. It is cold, and you put it on after all. # enter: you at 2.6, tomasz at 5.2, amara at 6.8 # pose: you hold scarf # feel: you okay, amara happy, tomasz okay # who: narrator # place: steps
}
The number 9 comes around the corner and honks. You honk right back. # camera: wide # fx: shake # move: you to 3.6 # pose: you cheer scarf, amara point # feel: you happy, amara happy, tomasz surprised # who: narrator
That was on time. # camera: wide # pose: tomasz lift, amara cheer # feel: you happy # who: tomasz # face: happy # keepsake: toy-scarf
-> END
