// Credits. Hall of Heroes, the studio, cooperation, lesson 1. Grades 6-8.
# id: hoh-coop-1
# title: Credits
# kind: lesson
# skill: coop
# also: com, emp
# max_words: 22
# place: studio
-> start

=== start
The season is done. Mr. Quispe is printing a poster for the front door, and the crew has to write the credits. # who: narrator
I made a draft. # who: ines # face: proud
The draft says: "NOBODY FAMOUS. By Ines. With help." # who: narrator
I am Help? # who: dev # face: mad
I think I am With. # who: tomasz # face: frustrated
Everybody starts talking at once. # who: narrator # ask: draft # hint: Before you argue about the size of the names, what do you need to know?
 * [Ines, that's so selfish. # ev: coop=0, com=0]
   I wrote it at MIDNIGHT! Nobody else wrote anything! # who: ines # face: sad
   She's right that she was the only one who started. Try it as a question? # who: amara # face: calm
   -> again
 * [Let's each say one thing we did that nobody saw. # ev: coop=2, com=2]
   The closet goes quiet. People are thinking. You can almost hear the boiler thinking. # who: narrator
   -> board
 * [Just put everyone's name in a row. # ev: coop=1, com=1]
   In what order? # who: dev # face: worried
   And it starts all over again, alphabetically. # who: narrator
   -> board

=== again
Second try. # who: amara # face: calm # ask: draft2 # hint: Ask for something everybody can answer.
 * [Thanks for starting it. Can we add what each of us did? # ev: coop=1]
   Okay. Yes. It was very late, and I only could think of me. # who: ines # face: okay
   -> board
 * [Fine. By Ines. With help. Whatever. # ev: coop=0]
   That doesn't sound like whatever. # who: amara # face: worried
   Ines crosses out "With help" herself. "Okay. Who did what?" # who: narrator
   -> board

=== board
Amara takes you all to see a snow shovel. It hangs beside a long wooden board. # who: narrator # place: gallery
Fourteen people cleared the hospital hill every winter morning. And look, the board doesn't say who was best. # who: amara # face: excited
It says who did what. "Pavel: top steps. Mrs. Lim: salt. Deng: woke everybody up." # who: amara # face: happy
Deng woke everybody up. That's a real job. That's the WORST job. # who: dev # face: surprised
Back in the closet, you make your own board. # who: narrator # place: studio
I ask the questions on air. # who: ines # face: okay
I cut the noise. I keep the good noise. # who: tomasz # face: calm
I draw the covers. And I do the joke at minute five. # who: dev # face: happy
Amara is changing the batteries in the recorder. She does not look up. # who: narrator
Put each credit with its person. # who: narrator # play: sort bins=ines,tomasz,amara,dev items=asks-on-air:ines,keeps-the-good-noise:tomasz,draws-the-covers:dev,joke-at-minute-five:dev,fresh-batteries:amara,knows-the-archive:amara # ask: board # hint: One person hasn't said anything yet. What are her hands doing?
 * [shared and matched # out: fair # ev: coop=2]
   Huh. There are two things under my name. I thought there'd be, like, a dash. # who: amara # face: surprised
   -> batteries
 * [shared, not matched # out: uneven # ev: coop=1]
   I do not draw. I have seen me draw. # who: tomasz # face: okay
   You swap two of them, and it all fits. # who: narrator
   -> batteries
 * [one person has most # out: hog # ev: coop=0]
   One list goes down to the floor. It looks grand, and kind of lonely. # who: narrator
   You read down it together, and give the jobs back to the people who did them. # who: narrator
   -> batteries

=== batteries
Wait. You've been doing the batteries the WHOLE season? # who: ines # face: surprised
It's only batteries. # who: amara # face: okay
What do you say? # who: you # ask: batteries # hint: What would have happened without them?
 * [Then let's not waste the space on it. # ev: emp=0, coop=0]
   No, sure. # who: amara # face: sad
   No batteries, no show. I would put it first. # who: tomasz # face: determined
   -> creator
 * [We never had one dead mic. That was you. # ev: emp=2, coop=2]
   Eleven episodes. Zero dead mics. I did keep count, actually. # who: amara # face: happy
   -> creator
 * [Aw, that's nice of you. # ev: emp=1, coop=1]
   Thanks. I guess. # who: amara # face: okay
   It is more than nice. It is why there is a show. # who: tomasz # face: calm
   -> creator

=== creator
My credit should say CREATOR. In capitals. With a star. # who: dev # face: excited
Creator of what? # who: ines # face: frustrated
Of the VIBE. # who: dev # face: determined
They both look at you. # who: narrator # ask: creator # hint: What does he really want people to know he did?
 * [Sure, star, whatever. Let's go home. # ev: coop=1]
   If he has a star, I want a comet. # who: ines # face: frustrated
   By five o'clock there is a whole solar system. You take it all off again. # who: narrator
   -> mine
 * [No stars. You draw pictures, and that's it. # ev: coop=0]
   That's it? # who: dev # face: sad
   The minute-five joke is the reason my aunt listens, he says. You write that one down. # who: narrator
   -> mine
 * [What would be missing if you hadn't been here? # ev: coop=2]
   Um. The jokes. And I sort of cheer everyone up at take nine. # who: dev # face: okay
   "Covers, jokes, and take nine." That's better than a star. # who: ines # face: happy
   -> mine

=== mine
That leaves one name. Yours. You kept the calendar, and you held the clock, all season long. # who: narrator
What do we put? # who: ines # face: calm # ask: mine # hint: Pretend you are describing a friend who did what you did.
 * [Oh, put me anywhere. Or leave me off. # ev: com=0, coop=1]
   No way. Off is not a place. # who: tomasz # face: determined
   They write it for you: "Calendar, clock." You find that you like it there. # who: narrator
   -> space
 * [I kept us on time. I'd like "producer" for that. # ev: com=2, coop=2]
   Producer. Yes. It's true, and it's spelled right. # who: ines # face: happy
   -> space
 * [Put me first. I basically ran it. # ev: com=1, coop=0]
   Basically? # who: tomasz # face: frustrated
   What did you do that we could put on a board? # who: amara # face: calm
   Calendar. Clock. Made people leave the cake. # who: you # face: okay
   -> space

=== space
The poster is full. Then Amara remembers Mr. Quispe, who gave you the closet, and the key, and most of his cake. # who: narrator
There is no room left. Not one line. # who: narrator # ask: space # hint: There is a way to do this that costs everyone a little.
 * [Make all our names one size smaller. # ev: coop=2]
   One size smaller, and there is room for him. There is even room for the boiler. # who: narrator
   -> finish
 * [Thank him in person instead. # ev: coop=1]
   He'd like that. But he likes a poster as well. # who: amara # face: okay
   Tomasz measures. One size smaller, and everybody fits. # who: narrator
   -> finish
 * [Drop the batteries line. # ev: coop=0]
   Amara says that it is fine. Three people say, at once, that it is not. # who: narrator
   Tomasz measures. One size smaller, and everybody fits. # who: narrator
   -> finish

=== finish
By Friday it is up on the front door of the Hall. # who: narrator # place: steps
Mr. Quispe reads it through his good glasses. "Closet, key and cake," he says. "I have never been so well described." # who: narrator
And look at the bottom. "Burps: the boiler." # who: dev # face: happy
The boiler was very professional this season. # who: tomasz # face: proud # badge: snow-crew
-> END
