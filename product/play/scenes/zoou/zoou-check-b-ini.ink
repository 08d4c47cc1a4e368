// Lunch Branch. Zoo U, behind Door House, check scene of form B. Grade 2-4 reading level.
# id: zoou-check-b-ini
# title: Lunch Branch
# kind: check
# skill: ini
# also: emp, er, com
# max_words: 16
# place: door-house
-> start

=== start
At noon, people eat together on the Lunch Branch. Anybody may come. # camera: wide # prop: put lunch-branch at 7.5 # enter: you from left at 1.4 # pose: you stand bun # feel: you happy # who: narrator
Today, you come too. You hold your two plum buns very tight. # camera: close you # pose: you clutch bun # feel: you worried # who: narrator
You know these four from town, but you have never had lunch with them. # camera: wide # enter: oke at 4.2, juno at 6.5, mirela at 7.5, tavi at 8.5 # pose: juno sit, mirela sit, tavi sit # feel: juno happy, oke calm, mirela happy, tavi happy # who: narrator
They pass bowls and cups along. Nobody has seen you yet. # pose: juno reach, mirela hold # feel: juno happy, mirela happy # who: narrator
Where do you go? # pose: you stand bun, juno sit, mirela sit # feel: you worried # who: narrator # play: map spots=by-the-ladder,beside-the-branch,between-the-bowls # ask: where
 * [by the ladder, a good way off # out: by-the-ladder # ev: ini=1]
   From here, you cannot hear a word. After a while, you go closer. # move: you to 2.6 slowly # feel: you okay # who: narrator
   -> oke
 * [beside the branch, near Oke # out: beside-the-branch # ev: ini=2]
   You can hear every word, and nobody has to move over. # move: you to 3.2 # feel: you happy, oke happy # who: narrator
   -> oke
 * [in the middle, between the bowls # out: between-the-bowls # ev: ini=0]
   Splat! You are standing in the soup. You step back. # move: you to 5.3 # pose: you hop # prop: put soup-bowl at 5.9, spill soup-bowl # fx: shake # feel: you surprised, juno surprised, oke surprised # who: narrator
   -> oke

=== oke
Oke sits beside the branch, and peels an apple with great care. # prop: put soup-bowl at 5.9, gone soup-bowl # move: oke to 4.4, you to 3.1 # pose: you stand bun, oke sit # camera: two you oke # feel: oke calm, you okay, juno happy, mirela happy # who: narrator
The peel is one long piece. It reaches all the way to the ground. # camera: close oke # pose: oke hold # feel: you surprised # who: narrator # ask: oke
 * [Say, "Hi, Oke. How do you keep it in one piece?" # ev: ini=2]
   You turn the apple, not your hand. And you never sneeze. # camera: two you oke # pose: oke lift, you wave bun # feel: you happy # who: oke # face: happy
   -> rule
 * [Say, "Hi." # ev: ini=1]
   Hi. # camera: two you oke # pose: you wave bun # feel: you okay # who: oke # face: okay
   The peel gets a bit longer. # pose: you stand bun, oke hold # feel: oke okay # who: narrator
   Are you here for lunch? # pose: oke lift # feel: you happy # who: oke # face: okay
   -> rule
 * [Stand next to him and wait until he starts to talk. # ev: ini=0]
   He peels. You stand. An ant walks past the two of you twice. # camera: two you oke # pose: oke reach, you rest # feel: you worried # who: narrator
   Oh. Hello! I thought you were looking at the tree. # pose: oke lift # who: oke # face: surprised
   -> rule

=== rule
Bowls go left. Cups go right. Feet stay off the snail path. # camera: two you oke # pose: oke point, you stand bun # feel: you okay # who: oke # face: calm
He looks at you, to see if you have got it. # pose: oke hold # camera: close oke # who: narrator # ask: rule
 * [I know how to eat lunch. I do it every single day. # ev: com=0]
   Ah. # camera: two you oke # pose: oke rest, you shrug bun # feel: you proud # who: oke # face: okay
   He stops there. He had one more rule, about bees. # pose: oke sit # feel: oke okay # who: narrator
   -> cake
 * [Bowls left, cups right. What's the snail path? # ev: com=2]
   It's a path. For snails. You'll see. # camera: two you oke # pose: oke point, you point bun # feel: you okay # who: oke # face: happy
   -> cake
 * [Sure, got it. # ev: com=1]
   You put your cup on the left. He moves it to the right. # camera: two you oke # pose: oke reach, you hold blue-mug # feel: you surprised, oke calm # who: narrator
   -> cake

=== cake
The other three come over for apple, all in the middle of a story. # camera: wide # pose: you stand bun, oke stand, juno stand, mirela stand, tavi stand # move: you to 2.8, oke to 4.2, juno to 5.6, mirela to 7, tavi to 8.2 # feel: juno excited, oke happy, mirela happy, tavi happy, you okay # who: narrator
And the owl said, "Is this seat free?" # pose: juno cheer # who: juno # face: excited
But it wasn't a seat! # pose: juno stand, mirela cheer # feel: juno happy # who: mirela # face: happy
They laugh until Tavi has to hold on to Mirela. You were not there that day. # pose: tavi reach left, juno cheer, oke cheer # feel: juno happy, oke happy, mirela happy, tavi happy # who: narrator # ask: cake
 * [Tell them about the time I sat on a melon. # ev: ini=0]
   The laughing stops. Mirela tips her head. # pose: you point bun, oke stand, juno stand, mirela stand # feel: you excited, juno surprised, oke surprised, mirela surprised # who: narrator
   Sorry, who sat on a melon? I was still with the owl. # pose: mirela shrug, you stand bun # feel: you worried # who: mirela # face: surprised
   -> swap
 * [Laugh just as much, as if I knew the story. # ev: ini=1]
   You laugh for as long as they do. Nobody looks around. # pose: you cheer bun # feel: you happy # who: narrator
   -> swap
 * [When it's quieter, ask, "What did the owl sit on?" # ev: ini=2]
   My birthday cake! And he asked for a second one! # camera: two you juno # pose: juno cheer, you stand bun # feel: you happy # who: juno # face: excited
   -> swap

=== swap
Did you come to swap lunches? Oh. We've just done all our swapping. # camera: two you juno # pose: juno stand, you stand bun, oke stand, mirela stand, tavi stand # feel: you happy, oke okay, mirela okay, tavi okay # who: juno # face: worried
Tomorrow we swap again. I've got soup. Mirela has all the pears. # pose: juno shrug # feel: you surprised # who: juno # face: okay
You made two buns, so that you could swap one. Now you feel sad. # camera: close you # pose: you rest bun # feel: you sad # who: narrator # ask: swap
 * [Say, "You could have waited for me, you know!" # ev: er=0]
   It came out loud. Juno's ears go back. # camera: wide # pose: you fists bun, juno hide # feel: you mad, juno worried, oke surprised # who: narrator
   We didn't know you'd come. I'm glad you did. # pose: juno stand, you stand bun # feel: you okay # who: juno # face: worried
   -> offer
 * [Look up into the leaves and breathe out. # ev: er=2]
   Up there, the light moves from leaf to leaf. Your shoulders come down. # camera: wide # pose: you stand bun # feel: you calm, juno okay # who: narrator
   -> offer
 * [Sit by the ladder alone until I feel better. # ev: er=1]
   It is dusty and dull by the ladder. You come back calmer. # camera: wide # move: you to 1.2 # pose: you sit bun # fx: dust # feel: you calm, juno okay # who: narrator
   -> offer

=== offer
They start to build a tower out of lunch boxes. You are left standing. # camera: wide # move: you to 2.6, oke to 4.2, juno to 6.8, mirela to 7.8, tavi to 8.8 # prop: put tower at 5.5 # pose: you stand bun, juno reach, oke reach, mirela hold, tavi hold # feel: you worried, juno happy, oke happy, mirela happy, tavi calm # who: narrator # ask: offer
 * [Call, "Who needs another box?" # ev: ini=2]
   Me! The wide one, for the bottom! # pose: you lift block, juno wave # feel: you happy # who: juno # face: happy
   -> again
 * [Tell Juno that it's my turn to build now. # ev: ini=0]
   Is it? Since when do we have turns? # move: you to 3 # pose: you point # who: juno # face: surprised
   -> again
 * [Stay near them, in case a box falls down. # ev: ini=1]
   You catch a box before it lands. It is a start. # move: you to 3 # pose: you hold block # feel: you okay # who: narrator
   -> again

=== again
You ask Tavi if you may put a box on top. He is holding the tower. # camera: two you tavi # move: oke to 2.2, juno to 3.6, you to 5.6, tavi to 7.7, mirela to 9 # prop: put tower at 6.6, tilt tower # pose: you stand, tavi reach left, juno stand, oke stand, mirela stand # feel: tavi determined, you okay, oke happy # who: narrator
In a minute. # pose: you wave # who: tavi # face: determined
It is a very long minute. # camera: close you # pose: you stand # feel: you worried # who: narrator # ask: again
 * [Wait beside him without another word. # ev: ini=1]
   The tower leans a little to the left for a long time. # camera: two tavi tower # prop: tilt tower # pose: tavi lift # feel: tavi determined # who: narrator
   Oh! You asked me something! # camera: two you tavi # feel: you happy # who: tavi # face: surprised
   -> pears
 * [When the tower stops leaning, ask again. # ev: ini=2]
   Sorry! I was being a wall. Yes, put it on top. # camera: two you tavi # prop: top tower # pose: you lift # feel: you happy # who: tavi # face: happy
   -> pears
 * [Take that as a no, and go back to the ladder. # ev: ini=0]
   Wait! Where are you going? # camera: wide # move: you to 4.7 # pose: tavi wave # feel: you sad # who: tavi # face: surprised
   -> pears

=== pears
Mirela sits by herself with four pears. She has not taken one bite. # camera: wide # exit: tavi right # prop: put tower at 6.6, gone tower, put block at 3, gone block # move: oke to 3.8, juno to 5.1, you to 6.7, mirela to 7.9 # pose: you stand bun, juno stand, oke stand, mirela sit # feel: mirela sad, juno okay, you okay, tavi happy # who: narrator
I like pears. I get them every day. # camera: two you mirela # feel: you worried # who: mirela # face: sad # ask: pears
 * [You shouldn't swap with them if you don't like it. # ev: emp=1]
   I know. I always say yes too fast. # pose: you point bun, mirela rest # who: mirela # face: frustrated
   -> mole
 * [Could I have one of those, then? # ev: emp=0]
   She hands you one. She looks at the other three. # camera: close mirela # pose: mirela reach, you reach # feel: mirela sad # who: narrator
   -> mole
 * [Sit down too. "What did you want today?" # ev: emp=2]
   Soup. You're the first one who asked. # pose: you sit bun # feel: you okay # who: mirela # face: okay
   Is that a plum bun? Would you swap? # pose: mirela point # feel: you happy # who: mirela # face: happy
   -> mole

=== mole
At the ladder stands a small mole with a lunch bag, looking at his feet. # camera: wide # enter: mole from left at 1 # pose: you stand, mirela sit, mole clutch # feel: you surprised, mirela okay, mole worried # who: narrator
You have never seen him before. # camera: close you # feel: you okay # who: narrator # ask: mole
 * [Walk over. "I'm new, too. Come and sit with us." # ev: ini=2]
   "I brought nine radishes," says the mole. "I didn't know if you'd be nine." # camera: wide # move: oke to 3.4, juno to 4.8, you to 2.1 # pose: you wave, mole lift # feel: you happy, oke happy, mole happy # who: narrator
   -> leave
 * [Carry on. The others have been here for longer. # ev: ini=0]
   Each of you thinks so. The mole looks at his feet for some time. # camera: wide # pose: you hold # feel: oke okay, mole sad # who: narrator
   Then Oke hops over to get him. # move: oke to 2.4 # pose: oke wave, mole stand # feel: oke happy, mole happy # who: narrator
   -> leave
 * [Wave to him from the branch. # ev: ini=1]
   He waves back with his bag. He does not come closer. # camera: wide # pose: you wave, mole wave # feel: you happy, oke happy, mole okay # who: narrator
   Oke hops over to get him. # move: oke to 2.4 # pose: oke wave, mole stand # feel: mole happy # who: narrator
   -> leave

=== leave
Ding! Lunch is over. Everybody picks up bowls and wipes off crumbs. # camera: wide # prop: put market-bell at 9, ring market-bell # move: oke to 2.4, juno to 3.8, you to 5.4, mirela to 7 # pose: you stand, oke hold, juno hold, mirela stand, mole stand # feel: you okay, oke happy, juno happy, mirela happy, mole happy # who: narrator # ask: leave
 * [Say, "Well, bye," and see if they answer. # ev: ini=1]
   Bye! Don't step on the snails! # pose: mirela wave, you wave # feel: you okay # who: mirela # face: okay
   -> finish
 * [Ask, "Can I come tomorrow? I'll bring more buns." # ev: ini=2]
   Bring nine! We'll all swap with you! # pose: juno cheer, you wave # feel: you happy, mirela happy # who: juno # face: excited
   -> finish
 * [Leave now, before anybody has to say goodbye. # ev: ini=0]
   You are nearly gone when somebody calls. # move: you to 8.8 # feel: you worried # who: narrator
   Hey! Same time tomorrow! # pose: oke wave # feel: you surprised # who: oke # face: happy
   -> finish

=== finish
On your way out, you have to stop. Three snails are crossing. # camera: wide # prop: gone market-bell # exit: oke left, juno left, mirela right, mole left # move: you to 3.4 # enter: snails from right at 6.2 slowly # pose: you hop # feel: you surprised, snails calm # who: narrator
The last one has half a plum bun on its back. So that is the snail path. # camera: close snails # prop: put bun at 6.9, share bun # pose: you point # feel: you happy, snails proud # who: narrator # keepsake: toy-bun
-> END
