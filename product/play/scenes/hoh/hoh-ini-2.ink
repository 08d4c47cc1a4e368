// After the Silence. Hall of Heroes, the gallery and the cafeteria, social initiation, lesson 2. Grades 6-8.
# id: hoh-ini-2
# title: After the Silence
# kind: lesson
# skill: ini
# also: emp
# max_words: 22
# place: cafeteria
-> start

=== start
By the red curtain sits Lien, with her headphones and her train schedule. You have not talked since spring. # enter: you at 2.2, amara at 3.6, lien at 7.4 # prop: put bench at 7.4 # pose: lien sit headphones # feel: you surprised, amara surprised, lien calm # who: narrator
She used to record trains for the show. In April, her piece got cut. Nobody asked her first. She stopped coming. # camera: close lien # feel: lien calm # who: narrator
You meant to write to her. Then it was a week. Then it was a weird amount of time. Then it was summer. # camera: close you # pose: you clutch # feel: you worried # who: narrator
Did you ever text her? # camera: two amara you # feel: you worried # who: amara # face: okay
I wrote a really good one. In my head. In May. # pose: you shrug # feel: amara happy # who: you # face: worried
Oh, I've got about six of those. Come on. There's a table you have to see. # camera: wide # pose: amara wave, you stand # feel: you okay # who: amara # face: happy
-> pears

=== pears
In the gallery there is a small old table, and on it a basket of pears. They are real. Somebody changes them. # enter: amara at 3.8, you at 5.2 # prop: put guest-table at 7.4, put basket on guest-table # pose: amara point # feel: amara excited, you surprised # who: narrator # place: gallery
Harlan Reyes fixed buses. He hadn't talked to his brother in eleven years. Nobody even knew what it was about anymore. # pose: amara lift # feel: you okay # who: amara # face: excited
One fall he sent a card. Here, you read it. That's all there is. # pose: amara reach letter # prop: open letter # camera: two amara you # feel: you surprised # who: amara # face: happy
Dear Lou. The pears are ripe. H. # pose: you stand # feel: amara happy # who: you # face: surprised # play: echo
Lou came that same night, with a ladder. # pose: amara hold letter # feel: you happy # who: amara # face: happy
After that, he kept this table under the tree. Anyone who had stopped talking could sit. It had one rule. # camera: wide # pose: amara rest # feel: you calm # who: amara # face: calm
"First a true thing about today. Then a true thing about back then. Then have a pear." # camera: two amara you # pose: amara lift cue-card # feel: you happy # who: amara # face: proud
So what's your postcard? # camera: wide # pose: amara stand, you hold phone # prop: light phone # who: amara # face: calm # ask: card # hint: It doesn't have to explain five months. It only has to be true, and easy to answer.
 * [Why did you just stop coming? We all kept wondering about you!! # ev: ini=0]
   If I got that, I'd feel like I was late with my homework. # camera: two amara you # pose: amara clutch # feel: you surprised # who: amara # face: worried
   You take out the "why" and put in the 4:10, and how it squeaks. It gets much shorter. # pose: you hold phone # prop: light phone # feel: you okay, amara happy # who: narrator
   -> face
 * [Hey. # ev: ini=1]
   It's a start. But it's kind of all handle and no door. # camera: two amara you # pose: amara shrug # feel: you okay # who: amara # face: okay
   You add the 4:10, its new squeak, and a question mark. Now there is something to answer. # pose: you hold phone # prop: light phone # feel: you calm, amara happy # who: narrator
   -> face
 * [The 4:10 squeaks now, and I thought of you. How are you? # ev: ini=2]
   Today, and a question. Harlan would give you a pear. I'll give you a pear. # camera: two amara you # fx: sparkle # pose: amara cheer # feel: you happy # who: amara # face: happy
   -> face

=== face
You press send. Across the cafeteria, a phone lights up on a train schedule. # enter: you at 1.6, amara at 2.8, ines at 4.2, lien at 7.4 # pose: lien sit phone, you hide, ines hold bun # prop: put bench at 7.4, light phone # feel: you worried, amara excited, ines happy, lien surprised # who: narrator # place: cafeteria
Who are we staring at? Oh. Is that Lien? # camera: two ines you # prop: light phone # pose: ines hold bun # feel: you worried, amara okay, lien okay # who: ines # face: surprised
It was Ines who cut the piece. She stops chewing. She looks at the exit, then at Lien, then at the exit. # camera: close ines # pose: ines clutch # feel: ines worried # who: narrator
What might Ines be feeling? # camera: close ines # feel: ines worried # who: narrator # play: faces of=ines # ask: face # hint: Look at her eyebrows, and at where her eyes keep going.
 * [Mad. # out: mad # ev: emp=0]
   Mad? At her? No! I cut three minutes of her life, and I never even asked. # camera: wide # pose: ines shake-head # feel: you surprised, amara okay # who: ines # face: worried
   -> where
 * [Worried. # out: worried # ev: emp=2]
   Is it that easy to see? I never asked her. What if she still minds? What if she minds a LOT? # camera: wide # pose: ines clutch # feel: you calm, amara calm # who: ines # face: worried
   -> where
 * [Sad. # out: sad # ev: emp=1]
   That, too. But mostly my stomach's doing the thing it does before a show. I never asked her, you know. # camera: wide # pose: ines clutch # feel: you okay, amara calm # who: ines # face: worried
   -> where

=== where
Your phone buzzes. "It's a new wheel," says Lien's message. "I'm okay. I can see your feet under the table." # camera: wide # pose: you hold phone, lien sit # prop: ring phone # feel: you surprised, amara happy, ines surprised, lien okay # who: narrator
That's not a no! Go. Ines and I have to look at the pudding. For about ten minutes. # pose: amara wave # exit: amara left, ines left # feel: you worried, ines worried, lien okay # who: amara # face: excited
Where do you go? # camera: wide # pose: you stand # feel: you determined, lien okay # who: narrator # play: map spots=right-behind-the-bench,by-the-free-chair,back-by-the-water-fountain # ask: where # hint: She should see you coming. And both of you should be able to hear.
 * [right behind the bench # out: right-behind-the-bench # ev: ini=0]
   "Hi," you say to the back of her headphones. She jumps, and so does her soup. # move: you to 8.3 # fx: shake # pose: lien clutch headphones, you hide # feel: you surprised, lien surprised # who: narrator
   Far off, by the pudding, Amara points: around the front! The chair there has been free since lunch started. # enter: amara from left at 1.6 # pose: amara point, you stand # feel: amara okay, you okay, lien okay # who: narrator
   -> words
 * [by the free chair # out: by-the-free-chair # ev: ini=2]
   You stop next to the chair, with your hand on the back of it. She moves the schedule over, by about one station. # move: you to 6 # pose: you reach # feel: you okay, lien okay # who: narrator
   -> words
 * [back by the water fountain # out: back-by-the-water-fountain # ev: ini=1]
   She can see you from there. You can see her. In between there are forty people and a tuba. # move: you to 1.2 # pose: you wave # feel: you worried, lien surprised # who: narrator
   Good wave. Now do the other thirty feet. # enter: amara from left at 2.4 # pose: amara point, you stand # feel: you okay # who: amara # face: happy
   -> words

=== words
So there you are, with a chair between you. # enter: you at 6, amara at 1.6, lien at 7.4 # prop: put bench at 7.4 # pose: lien sit headphones # camera: two you lien # feel: you worried, amara calm, lien okay # who: narrator # place: cafeteria
Lien slides one side of the headphones off. She waits. # pose: lien sit # feel: you okay, lien okay # who: narrator # ask: words # hint: One true thing about today. One true thing about back then.
 * [Hi. I hear that squeak every day now. And I'm sorry I went quiet in spring. # ev: ini=2]
   "Yeah," she says. "Me too. I wrote you a really good text, in my head." # camera: wide # pose: you rest # feel: you surprised, lien happy, amara happy # who: narrator
   -> short
 * [You know, it would have been nice if you'd called one of us, too. # ev: ini=0]
   "Okay," says Lien. One side of the headphones goes back on. # camera: wide # pose: lien clutch headphones # fx: hush # feel: you frustrated, lien sad, amara worried # who: narrator
   Her face goes like a station with no train in it. By the pudding, Amara says one word without a sound: "Today." # fx: hush off # pose: amara lift # feel: you worried, amara worried # who: narrator
   -> again
 * [So! Hi! How was your summer, did you do anything, was it hot? # ev: ini=1]
   "Fine. Some. Yes," says Lien. She has answered all three, and you are out of questions. # camera: wide # pose: lien shrug # feel: you worried, lien okay, amara okay # who: narrator
   I mean, I missed the trains. And I should've said something in April. # pose: you clutch # feel: lien surprised, amara happy # who: you # face: worried
   -> short

=== again
You get another go. Harlan needed eleven years, so you are early. # camera: wide # pose: amara wave # feel: you okay, amara calm # who: narrator # ask: words2 # again: ini # hint: What did you hear that made you think of her?
 * [I heard the 4:10 yesterday. I missed your trains. # ev: none]
   The headphones come off again, both sides. "It's the new wheel," she says. "I've got it on tape." # pose: lien sit headphones, amara stand # feel: you happy, lien okay, amara happy # who: narrator
   -> short
 * [Anyway. Sorry. Is that soup? # ev: none]
   "It's soup," she says. She looks at it, and then at you. "What's left of it." # pose: lien sit, amara stand # feel: you okay, lien happy, amara happy # who: narrator
   -> short

=== short
Then it gets quiet. Lien looks at her schedule. "Well," she says. "Okay." # camera: two you lien # pose: lien sit, you rest # fx: hush # feel: you worried, lien okay, amara calm # who: narrator # ask: short # hint: A first talk can be short. What would make a second one easy?
 * [Say, "I've got to go," and leave before it gets any weirder. # ev: ini=0]
   You are four tables away before you notice that you still have her pencil. # camera: wide # fx: hush off # move: you to 2.8 # pose: you hold, lien shrug # feel: you surprised, lien surprised, amara surprised # who: narrator
   You take it back to her. "Same time tomorrow?" you ask, and she nods. # move: you to 6 # pose: you reach, lien nod # feel: you okay, lien happy, amara happy # who: narrator
   -> invite
 * [Tell her all about the last nine episodes, so it can't get quiet. # ev: ini=1]
   You are at episode four when the bell rings. Lien now knows a great deal about soup. # camera: wide # fx: hush off # pose: you wave, lien rest # feel: you excited, lien okay, amara worried # who: narrator
   "Tomorrow I'll tell you one," she says. "A short one." # pose: lien wave, you stand # feel: you surprised, lien happy, amara happy # who: narrator
   -> invite
 * [Say, "I'm glad I came over. I'm here tomorrow, too." # ev: ini=2]
   "Tomorrow," says Lien. She writes it in the margin of the schedule, between the 12:05 and the 12:20. # camera: wide # fx: hush off, sparkle # pose: lien hold cue-card # feel: you happy, lien happy, amara happy # who: narrator
   -> invite

=== invite
The next day, there is a pear on your side of the table. Lien has been to the gallery, too. # enter: you at 5.6, lien at 7.2 # prop: put bench at 7.2 # pose: lien sit # feel: you happy, lien calm # who: narrator # place: cafeteria
"My piece was three minutes long," she says. "I stood on a bridge for it all night, with my dad. Then it wasn't in the show." # camera: close lien # pose: lien sit # feel: lien sad, you worried # who: narrator
The studio is about ninety feet from here. She has not been in it since April. What do you say? # camera: two you lien # feel: you okay, lien sad # who: narrator # ask: invite # hint: Leave her something real to say yes or no to.
 * [Well, that wasn't me. That was Ines and the clock. You'd have to ask her. # ev: ini=0]
   "I guess," says Lien. She eats her pear. It is a very quiet pear. # camera: wide # pose: lien rest # fx: hush # feel: you worried, lien sad # who: narrator
   I was in the room, though. I didn't say anything, and I'd like to now. Would you come along? # fx: hush off # pose: you rest # feel: lien surprised # who: you # face: worried
   -> finish
 * [I wish we'd asked you. Would you play it for us, the whole thing? # ev: ini=2]
   "All of it?" says Lien. "Even the part where nothing happens?" # camera: wide # pose: lien clutch # feel: you happy, lien surprised # who: narrator
   Especially that part. # pose: you rest # feel: lien happy # who: you # face: happy
   -> finish
 * [Just come back! We really need somebody to do sounds by Friday. # ev: ini=1]
   "So you need sounds," says Lien slowly. # camera: wide # pose: lien shrug # feel: you excited, lien worried # who: narrator
   No. I mean, yes. But mostly I miss you. And I'd like to hear the bridge. # pose: you clutch # feel: lien surprised # who: you # face: worried
   -> finish

=== finish
So on Tuesday, five people squeeze into a coat closet. Amara fits in with one ear only. Lien presses a button. # enter: lien at 5, you at 3.4, ines at 1.8, tomasz at 7, dev at 8.6 # prop: put recorder at 4.2, light recorder # pose: tomasz hold headphones # feel: lien worried, you calm, ines calm, tomasz calm, dev calm # who: narrator # place: studio
A train comes, and comes, and is gone. Then there is nothing. A whole minute of it, with one frog. # camera: close recorder # fx: hush # pose: tomasz clutch headphones # feel: tomasz surprised, ines surprised, dev surprised # who: narrator
I cut this? I cut the FROG? Lien, I'm so sorry. I should have asked you. # camera: wide # fx: hush off # pose: ines clutch # feel: lien happy, you happy # who: ines # face: sad
It is the best nothing I have ever heard. # pose: tomasz lift headphones # feel: lien proud, you happy, ines okay # who: tomasz # face: happy
Is it still on? Or is this just us? # camera: close dev # pose: dev clutch # fx: hush # feel: lien happy # who: dev # face: surprised
"This is just us," says Lien. "It's my favorite part." # camera: wide # fx: hush off, sparkle # pose: lien cheer, you cheer, ines wave, tomasz wave, dev shrug # feel: lien happy, you happy, ines happy, tomasz happy, dev happy # who: narrator # keepsake: ripe-pear
-> END
