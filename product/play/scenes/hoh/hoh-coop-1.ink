// Credits. Hall of Heroes, the studio, cooperation, lesson 1. Grades 6-8.
# id: hoh-coop-1
# title: Credits
# kind: lesson
# skill: coop
# also: com
# max_words: 22
# place: studio
-> start

=== start
The season is done. Mr. Quispe is printing a poster for the front door, and the crew has to write the credits. # enter: you at 2.2, ines at 3.6, amara at 5.6, tomasz at 7, dev at 8.4 # feel: you happy, ines proud, amara calm, tomasz calm, dev happy # who: narrator
I made a draft. # pose: ines lift cue-card # feel: you happy # who: ines # face: proud
The draft says: "NOBODY FAMOUS. By Ines. With help." # camera: close ines # pose: ines hold cue-card # who: narrator
I am Help? # camera: wide # pose: dev fists # feel: ines surprised, you surprised # who: dev # face: mad
I think I am With. # pose: tomasz rest # feel: ines worried # who: tomasz # face: frustrated
Everybody starts talking at once. # pose: dev shrug, tomasz shrug, ines clutch cue-card, amara hide # feel: dev mad, tomasz frustrated, ines mad, amara worried, you worried # who: narrator # ask: draft # hint: Before you argue about the size of the names, what do you need to know?
 * [Ines, that's so selfish. You only put your own name on it. # ev: coop=0]
   I wrote it at MIDNIGHT! Nobody else wrote anything! # pose: ines clutch cue-card, dev stand, tomasz stand, amara stand, you point # feel: you frustrated # who: ines # face: sad
   She's right that she was the only one who started. Try it as a question? # pose: amara wave, you stand # feel: you okay, dev okay, tomasz okay # who: amara # face: calm
   -> again
 * [Let's each say one thing we did that nobody saw. # ev: coop=2]
   The closet goes quiet. People are thinking. You can almost hear the boiler thinking. # fx: hush # pose: dev rest, tomasz rest, ines rest, amara rest # feel: dev calm, tomasz calm, ines surprised, amara calm, you calm # who: narrator
   -> board
 * [Just put everyone's name in a row. # ev: coop=1]
   In what order? # pose: dev shrug, tomasz stand, amara stand # feel: ines okay # who: dev # face: worried
   And it starts all over again, alphabetically. # pose: tomasz shrug, ines shrug # feel: ines frustrated, tomasz frustrated, dev mad, amara worried # who: narrator
   -> board

=== again
Second try. # pose: amara rest # who: amara # face: calm # ask: draft2 # again: coop # hint: Ask for something everybody can answer.
 * [Thanks for starting it. Can we add what each of us did? # ev: none]
   Okay. Yes. It was very late, and I could only think of me. # pose: ines hold cue-card # feel: you calm, dev okay, tomasz okay # who: ines # face: okay
   -> board
 * [Fine. By Ines. With help. Whatever. # ev: none]
   That doesn't sound like whatever. # pose: amara clutch, you rest # feel: you frustrated # who: amara # face: worried
   Ines crosses out "With help" herself. "Okay. Who did what?" # pose: ines hold cue-card, amara stand # feel: ines okay, dev surprised, you surprised # who: narrator
   -> board

=== board
Amara takes you all to see a snow shovel. It hangs beside a long wooden board. # enter: amara from left at 6.8, you from left at 5.4, dev from left at 4.1, ines from left at 2.8, tomasz from left at 1.5 # pose: amara point # feel: amara excited, you calm, dev calm, ines okay, tomasz calm # who: narrator # place: gallery
Fourteen people cleared the hospital hill every winter morning. And look, the board doesn't say who was best. # pose: amara lift # feel: you surprised, dev surprised # who: amara # face: excited
It says who did what. "Pavel: top steps. Mrs. Lim: salt." You read the next one. # pose: amara point # feel: ines happy, tomasz happy # who: amara # face: happy
"Deng: woke everybody up." # pose: you point, amara stand # feel: amara happy, dev surprised # who: you # face: surprised # play: echo
Deng woke everybody up. That's a real job. That's the WORST job. # pose: dev cheer, you stand # feel: you happy, amara happy # who: dev # face: surprised
Back in the closet, you make your own board. # enter: you at 2.2, ines at 3.6, amara at 5.6, tomasz at 7, dev at 8.4 # pose: you hold cue-card # feel: you determined, ines okay, amara calm, tomasz calm, dev happy # who: narrator # place: studio
I ask the questions on air. # pose: ines lift microphone # who: ines # face: okay
I cut the noise. I keep the good noise. # pose: tomasz hold headphones, ines hold microphone # who: tomasz # face: calm
I draw the covers. And I do the joke at minute five. # pose: dev lift paint-pot # who: dev # face: happy
Amara is changing the batteries in the recorder. She does not look up. # camera: close amara # pose: amara hold recorder, dev hold paint-pot # feel: amara calm # who: narrator
She also knows every box in the archive. I have tested her. Twice. # camera: wide # feel: amara calm # who: tomasz # face: calm
Put each credit with its person. # camera: wide # feel: you okay # who: narrator # play: sort bins=ines,tomasz,amara,dev items=asks-on-air:ines,keeps-the-good-noise:tomasz,draws-the-covers:dev,joke-at-minute-five:dev,fresh-batteries:amara,knows-the-archive:amara # ask: board # hint: One person hasn't said anything yet. What are her hands doing?
 * [shared and matched # out: fair # ev: coop=2]
   Huh. There are two things under my name. I thought there'd be, like, a dash. # pose: amara lift recorder # feel: you happy, ines happy, tomasz happy, dev surprised # who: amara # face: surprised
   -> batteries
 * [shared, not matched # out: uneven # ev: coop=1]
   Some of these have the wrong person. I tried Dev's job once. We had to repaint the boiler. # pose: tomasz shrug headphones # feel: dev surprised, you surprised # who: tomasz # face: okay
   You move some of them, and it all fits. # pose: tomasz hold headphones # feel: tomasz happy, dev happy, you happy # who: narrator
   -> batteries
 * [one person has most # out: hog # ev: coop=0]
   One list goes down to the floor. It looks grand, and kind of lonely. # pose: ines hold cue-card, tomasz rest, dev shrug, you stand # feel: ines worried, tomasz sad, dev sad, amara okay, you surprised # who: narrator
   You read down it together, and give the jobs back to the people who did them. # pose: ines hold microphone, tomasz hold headphones, dev hold paint-pot # feel: ines okay, tomasz calm, dev happy, you okay # who: narrator
   -> batteries

=== batteries
Wait. You've been doing the batteries the WHOLE season? # camera: two ines amara # pose: ines shrug, amara hold recorder, tomasz stand, dev stand, you stand # feel: amara okay, you surprised, tomasz surprised, dev surprised # who: ines # face: surprised
It's only batteries. # pose: amara clutch recorder, ines stand # feel: ines okay # who: amara # face: okay
What do you say? # camera: two you amara # who: narrator # ask: batteries # hint: What would have happened without them?
 * [Then let's not waste a whole line of the poster on it. # ev: coop=0]
   No, sure. # pose: amara rest # feel: you okay # who: amara # face: sad
   No batteries, no show. I would put it first. # camera: wide # pose: tomasz fists # feel: amara surprised, you worried # who: tomasz # face: determined
   -> creator
 * [We never had one dead mic. That was you. # ev: coop=2]
   Eleven episodes. Zero dead mics. I did keep count, actually. # camera: wide # pose: amara lift recorder # fx: sparkle # feel: you happy, ines happy, tomasz happy, dev happy # who: amara # face: happy
   -> creator
 * [Aw, that's nice of you. # ev: coop=1]
   Thanks. I guess. # pose: amara rest # feel: you happy # who: amara # face: okay
   It is more than nice. It is why there is a show. # camera: wide # pose: tomasz wave # feel: amara happy, you surprised # who: tomasz # face: calm
   -> creator

=== creator
My credit should say CREATOR. In capitals. With a star. # camera: wide # pose: dev cheer, amara stand, tomasz stand # feel: you okay, amara happy, ines surprised, tomasz okay # who: dev # face: excited
Creator of what? # pose: ines rest, dev stand # feel: dev surprised # who: ines # face: frustrated
Of the VIBE. # pose: dev lift # who: dev # face: determined
They both look at you. # camera: wide # pose: dev stand # feel: ines frustrated, dev determined, you surprised # who: narrator # ask: creator # hint: What does he really want people to know he did?
 * [Sure, star, whatever. Let's go home. # ev: coop=1]
   If he has a star, I want a comet. # pose: ines lift # feel: dev happy, you okay # who: ines # face: frustrated
   By five o'clock there is a whole solar system. You take it all off again. # fx: sparkle # pose: you shrug, ines stand # feel: you okay, ines okay, dev okay, tomasz surprised # who: narrator
   -> mine
 * [No stars. You draw pictures, and that's it. # ev: coop=0]
   That's it? # pose: dev rest # feel: you determined # who: dev # face: sad
   "The minute-five joke is the reason my aunt listens," he says. You write that one down. # pose: dev wave, you hold cue-card # feel: dev okay, you okay, ines okay # who: narrator
   -> mine
 * [What would be missing if you hadn't been here? # ev: coop=2]
   Um. The jokes. And I sort of cheer everyone up at take nine. # pose: dev shrug # feel: you happy, ines okay # who: dev # face: okay
   "Covers, jokes, and take nine." That's better than a star. # pose: ines hold cue-card, dev stand # feel: dev proud # who: ines # face: happy
   -> mine

=== mine
That leaves one name. Yours. You kept the calendar, and you held the clock, all season long. # camera: close you # pose: you stand, ines stand, dev stand # feel: you surprised, ines calm, dev happy # who: narrator
What do we put? # camera: wide # pose: ines hold cue-card # who: ines # face: calm # ask: mine # hint: Pretend you are describing a friend who did what you did.
 * [Oh, put me anywhere. Or leave me off. # ev: com=0, coop=1]
   No way. Off is not a place. # pose: tomasz lift # feel: you worried # who: tomasz # face: determined
   They write it for you: "Calendar, clock." You find that you like it there. # pose: ines hold cue-card, tomasz stand # feel: you happy, ines happy # who: narrator
   -> space
 * [I kept us on time. I'd like "producer" for that. # ev: com=2, coop=2]
   Producer. Yes. It's true, and it's spelled right. # pose: ines lift cue-card # feel: you proud, tomasz happy, amara happy, dev happy # who: ines # face: happy
   -> space
 * [Put me first. I basically ran it. # ev: com=1, coop=0]
   Basically? # pose: tomasz rest # feel: you proud, ines frustrated, dev surprised # who: tomasz # face: frustrated
   What did you do that we could put on a board? # pose: amara wave, tomasz stand # feel: you surprised # who: amara # face: calm
   Calendar. Clock. Made people leave the cake. # pose: you shrug, amara stand # feel: ines happy, dev happy, tomasz happy # who: you # face: okay
   -> space

=== space
The poster is full. Then Amara remembers Mr. Quispe, who gave you the closet, and the key, and most of his cake. # camera: wide # pose: ines hold cue-card, amara clutch, you stand, tomasz stand, dev stand # feel: amara surprised, you okay, ines okay, tomasz okay, dev okay # who: narrator
There is no room left. Not one line. # camera: close ines # feel: ines worried # who: narrator # ask: space # hint: There is a way to do this that costs everyone a little.
 * [Make all our names one size smaller. # ev: coop=2]
   One size smaller, and there is room for him. There is even room for the boiler. # camera: wide # fx: sparkle # pose: ines lift cue-card, amara cheer # feel: ines happy, amara happy, tomasz happy, dev happy, you happy # who: narrator
   -> finish
 * [Thank him in person instead, with a really big slice of cake. # ev: coop=1]
   He'd like that. But he likes a poster as well. # camera: wide # pose: amara stand # who: amara # face: okay
   Tomasz measures. One size smaller, and everybody fits. # move: tomasz to 4.6, amara to 7 # pose: tomasz hold, ines hold cue-card # feel: tomasz determined, you happy, ines happy # who: narrator
   -> finish
 * [Drop the batteries line. Amara said it was only batteries. # ev: coop=0]
   Amara says that it is fine. Three people say, at once, that it is not. # camera: wide # pose: amara rest, dev fists, tomasz shake-head # feel: amara sad, dev mad, tomasz determined, ines surprised, you worried # who: narrator
   Tomasz measures. One size smaller, and everybody fits. # move: tomasz to 4.6, amara to 7 # pose: tomasz hold, ines hold cue-card # feel: tomasz determined, you okay, ines happy, amara okay, dev okay # who: narrator
   -> finish

=== finish
By Friday it is up on the front door of the Hall. # enter: you at 3, quispe at 1.7, amara at 7.5, tomasz at 6.2, dev at 4.3 # feel: you proud, quispe happy, amara happy, tomasz calm, dev happy # who: narrator # place: steps
Mr. Quispe reads it through his good glasses. "Closet, key and cake," he says. "I have never been so well described." # pose: quispe lift, amara clutch # feel: you happy, quispe proud # who: narrator
Thank you for the closet. And the key. And most of your cake. # pose: you wave, quispe rest, amara stand # feel: quispe happy # who: you # face: happy # play: echo
Then he goes in to tell the boiler. Ines comes out, with glue up to her elbows. # exit: quispe left # enter: ines from left at 1.7 # pose: amara stand # feel: ines proud, you happy # who: narrator
And look at the bottom. "Burps: the boiler." # pose: dev point # feel: ines proud # who: dev # face: happy
The boiler was very professional this season. # pose: dev cheer, ines cheer, amara cheer, you wave # fx: sparkle # feel: dev happy, ines happy, amara happy, you happy # who: tomasz # face: proud # keepsake: snow-crew
-> END
