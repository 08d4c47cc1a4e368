// Is It a Club If It's Only Me? Zoo U, Door House (social initiation), lesson 4. Grade 4 reading level.
# id: zoou-ini-4
# title: Is It a Club If It's Only Me?
# kind: lesson
# skill: ini
# also: ic
# max_words: 16
# place: kite-hill
-> start

=== start
You have started a club on Kite Hill. It's for giving names to clouds. # camera: wide # prop: put bench at 3, put sign at 4.4 # enter: you at 3 # pose: you sit # feel: you happy # who: narrator
You have sat beside your sign since breakfast. So far, one goat has come. # enter: goat from right at 6 # pose: goat stand # feel: goat happy, you worried # who: narrator
Is it a club for eating? # camera: two you goat # pose: goat reach # feel: you okay # who: goat # face: happy
It's for clouds. # pose: you point # feel: goat okay # who: you # face: okay
Oh. A pity. # pose: goat shrug # feel: you sad # who: goat # face: sad
Then the goat eats the sign, slowly, from C to B. # camera: wide # move: goat to 5.2 # prop: gone sign # pose: goat clutch, you cheer # fx: shake # feel: goat happy, you surprised # who: narrator
No sign, and nobody but you. What now? # camera: close you # pose: you sit # feel: you sad # who: narrator # ask: start # hint: Does anybody know about your club yet?
 * [Paint a bigger sign, and sit down next to it again. # ev: ini=1]
   You paint, and you wait. The goat likes this one even better. # camera: wide # prop: put sign at 4.4, gone sign # pose: you shrug, goat cheer # feel: you surprised, goat happy # who: narrator
   Signs don't talk. They only taste. Why don't you go and ask somebody? # camera: two you goat # pose: goat point, you stand # feel: you okay # who: goat # face: okay
   -> gap
 * [Decide that nobody likes clouds, or me, and just go home. # ev: ini=0]
   Nobody? How many did you ask? # camera: two you goat # pose: goat shrug, you stand # feel: you sad # who: goat # face: surprised
   None yet. # pose: you hold # feel: goat happy # who: you # face: okay
   -> gap
 * [Go down to the square and ask somebody. # ev: ini=2]
   Good. I'll stay here, and hold the hill. # camera: two you goat # pose: goat rest, you stand # feel: you determined # who: goat # face: proud
   -> gap

=== gap
In the square, Juno and Oke are swinging a rope. They want to get to a hundred. # camera: wide # prop: put rope at 5.6, pull rope # enter: you at 3.6, juno at 4.7, oke at 6.6 # pose: juno hold, oke hold # feel: you excited, juno determined, oke determined # who: narrator # place: canopy-square
Ninety-one! Ninety-two! # camera: wide # pose: oke hop, juno hold # feel: juno determined, you excited # who: oke # face: excited
Your words are all ready. Let the rope swing until there is a gap for them. # camera: wide # pose: you clutch # feel: you excited # who: narrator # play: wait secs=8 thing=rope # ask: gap # hint: You can count along in your head. A hundred is not far.
 * [waited # out: waited # ev: ic=2]
   A hundred! Oh, hello! Have you been there long? # camera: wide # prop: drop rope # fx: sparkle # pose: oke cheer, juno cheer, you wave # feel: you happy, juno happy # who: oke # face: happy
   -> pitch
 * [broke in a little # out: slip # ev: ic=1]
   Ninety-four, ninety... what comes after? A hundred! We'll say a hundred. # camera: wide # prop: drop rope # pose: oke shrug, juno shrug, you hide # feel: you surprised, juno okay # who: oke # face: okay
   -> pitch
 * [broke in again and again # out: rushed # ev: ic=0]
   Swish, flop. The rope is around Oke, around Juno, and around a lamp post. # camera: wide # prop: tie rope # fx: shake # pose: oke clutch, juno clutch, you hide # feel: you surprised, oke surprised, juno frustrated # who: narrator
   We were so close! Let us do ten more, and then we'll hear you. # pose: juno stand, oke stand, you stand # feel: you worried, oke okay # who: juno # face: okay
   -> gap_again

=== gap_again
Only ten. One! Two! # camera: wide # prop: pull rope # pose: juno hold, oke hold # feel: you determined, oke happy # who: juno # face: determined # play: wait secs=5 thing=rope # ask: gap2 # again: ic # hint: When they put the rope down, it's your turn.
 * [waited # out: waited # ev: none]
   Nine, ten! Thank you. Now you. # camera: wide # prop: drop rope # fx: sparkle # pose: juno wave, oke cheer # feel: you happy, oke happy # who: juno # face: happy
   -> pitch
 * [broke in a little # out: slip # ev: none]
   Nine and a half! That counts. # camera: wide # prop: drop rope # pose: oke cheer, juno shrug # feel: you okay, juno happy # who: oke # face: happy
   -> pitch
 * [broke in again and again # out: rushed # ev: none]
   Oke gives you one end of the rope, and you swing the ten together. # camera: wide # prop: drop rope # pose: you hold, oke wave, juno hold # feel: you happy, oke happy, juno happy # who: narrator
   -> pitch

=== pitch
So, what is it? # camera: two you juno # prop: put rope at 5.6 # pose: juno stand, oke stand, you stand # feel: you excited, oke okay # who: juno # face: happy # ask: pitch # hint: They need to know what it is, and when.
 * [I've started a club that names clouds. Want to come at three? # ev: ini=2]
   Could I name one after my grandma? She's big and fluffy, too. # pose: juno hop, you wave # feel: you happy # who: juno # face: excited
   -> no
 * [You have to come to my club. Everybody has to. # ev: ini=0]
   Have to? Is it a club or a dentist? # camera: wide # pose: oke hide, you point # feel: you surprised, juno surprised # who: oke # face: worried
   A club. We name clouds, at three. Come if you like it. # pose: you rest, oke stand # feel: juno happy, oke okay # who: you # face: okay
   -> no
 * [Do you like clouds? # ev: ini=1]
   They're all right. They're up, mostly. Why? # pose: juno shrug # feel: you okay # who: juno # face: okay
   I've got a club for them, at three. Want to come? # pose: you wave # feel: juno happy # who: you # face: happy
   -> no

=== no
I'm in! Three o'clock, on Kite Hill! I'll bring cookies, as round as clouds. # camera: wide # pose: juno cheer, you stand, oke stand # feel: you happy, oke worried # who: juno # face: happy
I can't. At three, I've got belly-flop practice. # camera: two you oke # pose: oke shrug, juno stand # feel: you sad # who: oke # face: sad # ask: no # hint: Is it a no to you, or a no to three o'clock?
 * [Oh. Never mind, then. # ev: ini=1]
   But I do mind! I only can't at three! # pose: oke hop # feel: you surprised # who: oke # face: worried
   Then come after? We'll still be up there. # pose: you wave # feel: oke happy # who: you # face: happy
   -> bench
 * [You never want to do anything that I like. # ev: ini=0]
   I do! I like all of it! I just flop at three! # pose: oke clutch, you fists # feel: you surprised # who: oke # face: sad
   Sorry. I was sad about the no. You could come after. # pose: you rest # feel: oke okay # who: you # face: worried
   -> bench
 * [That's fine. You could come after! # ev: ini=2]
   After, I'll be wet. But I'll think about it while I flop. # pose: oke cheer, you wave # feel: you happy # who: oke # face: happy
   -> bench

=== bench
They take the rope home. On a bench, Mirela sits and looks up. She hasn't seen you. # camera: wide # exit: oke right, juno left # prop: put rope at 5.6, gone rope, put bench at 7.2 # enter: mirela from right at 7.2 # move: you to 2.6 # pose: mirela sit, you stand # feel: mirela calm, you excited, juno happy, oke happy # who: narrator
Where do you go? # camera: wide # feel: you determined # who: narrator # play: map spots=across-the-courtyard,right-behind-the-bench,in-front-a-step-away # ask: spot # hint: Where can she see you come, and still have some room?
 * [right behind the bench # out: right-behind-the-bench # ev: ini=0]
   "Clouds!" you say, into her ear. Mirela turns into a ball with a pencil in it. # move: you to 6.2 # fx: shake # pose: you cheer, mirela hide # feel: mirela surprised, you surprised # who: narrator
   You go around to the front, and wait until the ball has a face again. # move: you to 5.8 # pose: you rest, mirela sit # feel: mirela okay, you worried # who: narrator
   -> jobs
 * [in front, a step away # out: in-front-a-step-away # ev: ini=2]
   She sees you come, and moves her paper over. # move: you to 5.8 # pose: you wave, mirela wave # feel: mirela happy, you happy # who: narrator
   -> jobs
 * [across the square # out: across-the-courtyard # ev: ini=1]
   You wave from here. She waves back, to be nice. She can't hear a word. # move: you to 2.4 # pose: you wave, mirela wave # feel: mirela okay, you okay # who: narrator
   So you go closer, until she can. # move: you to 5.8 # pose: you stand # feel: mirela happy, you happy # who: narrator
   -> jobs

=== jobs
A cloud club? I've just seen a sock up there. I thought nobody else looked! # camera: two you mirela # move: you to 5.8 # enter: juno from left at 4, tavi from left at 2.4 # pose: mirela point, juno stand, you stand, tavi stand # feel: you happy, juno happy, tavi okay # who: mirela # face: surprised
I'd come for sure if I could draw. And count them. # camera: close mirela # pose: mirela hold # feel: you happy # who: mirela # face: happy
I've told Tavi! And I want to climb up first! And sing! # camera: wide # pose: juno hop # feel: tavi surprised # who: juno # face: excited
Is there something for a bat? I could watch from above. And carry the lamp home. # camera: wide # pose: tavi lift, juno stand # feel: you surprised # who: tavi # face: worried
It's easier to come when there is something for you to do. Who gets which job? # camera: wide # pose: tavi stand # feel: you determined, tavi okay # who: narrator # play: sort bins=juno,mirela,tavi items=draw-the-way-up,carry-the-lamp,climb-up-first,count,watch-from-above,sing-the-count fits=mirela,tavi,juno,mirela,tavi,juno # ask: jobs # hint: Each one told you what they would come for.
 * [a job that fits each # out: fair # ev: ini=2]
   You asked me, and you kept the lamp for me. Then I'm coming. # fx: sparkle # pose: tavi cheer, juno cheer, mirela cheer # feel: you proud, juno excited, mirela happy # who: tavi # face: happy
   -> gate
 * [some that fit # out: uneven # ev: ini=1]
   One or two jobs went to the wrong one of us. But we can swap. # pose: tavi shrug, juno wave # feel: you surprised, juno happy, mirela happy # who: tavi # face: okay
   -> gate
 * [nearly all for one # out: hog # ev: ini=0]
   One of them has a whole heap of jobs. The others start to go home. # fx: dust # move: tavi to 1.2 # pose: tavi rest, juno shrug, mirela shrug # feel: you surprised, tavi sad, juno worried, mirela worried # who: narrator
   Wait! Two jobs each, the ones you said! Will you come? # pose: you wave # move: tavi to 2.4 # feel: tavi happy, juno happy, mirela happy # who: you # face: worried
   -> gate

=== gate
Three o'clock, on Kite Hill. "A shoe! A soup! Grandma!" Four of you are looking up. # camera: wide # prop: put gray-cloud at 4 # enter: tavi at 1.3, you at 2.8, juno at 4.2, mirela at 5.6 # pose: juno point, mirela lift, you point, tavi lift # feel: tavi happy, you happy, juno excited, mirela happy # who: narrator # place: kite-hill
Mirela draws them. Juno sings them. Tavi holds the lamp, although the sun is out. # camera: wide # prop: put lantern at 1.3 # pose: mirela hold, juno cheer, tavi lift lantern, you stand # feel: tavi excited, mirela happy # who: narrator
At four, Oke stands at the gate, and drips. He does not come any closer. # camera: wide # enter: oke from right at 8.8 # pose: oke clutch, juno stand, mirela sit, you stand # feel: oke worried, you surprised # who: narrator
What do you do? # camera: two you oke # feel: oke worried # who: narrator # ask: gate # hint: You know what it is like to wait and not be asked.
 * [Move over a bit to make room, and look at the sky again. # ev: ini=1]
   There is a gap in the grass now. Oke looks at it for a long time. # camera: wide # move: you to 2.5 # pose: you sit, oke rest # feel: oke worried, you okay # who: narrator
   Is that a gap for me, or is it just a gap? # camera: close oke # pose: oke shrug # who: oke # face: worried
   For you! Come and tell us what that one is. # camera: wide # move: oke to 7 # pose: you wave, oke stand # feel: oke happy # who: you # face: happy
   -> finish
 * [Wave and call, "Oke! What's that one?" # ev: ini=2]
   That? That's a frog who does a belly flop! Anybody can see that! # camera: wide # move: oke to 7 # pose: oke cheer, you wave # feel: you happy, juno happy, mirela happy # who: oke # face: excited
   -> finish
 * [Say, "I thought you couldn't come to this." # ev: ini=0]
   I can go again. I know the way. # camera: close oke # pose: oke rest # feel: you surprised # who: oke # face: sad
   He came up the whole hill. Wet. # camera: wide # pose: mirela point, oke stand # feel: you worried # who: mirela # face: okay
   I'm glad you did, Oke! What's that one up there? # move: oke to 7 # pose: you wave # feel: oke happy # who: you # face: happy
   -> finish

=== finish
Tavi flies up to look from above. Somebody else comes up the path, chewing. # camera: wide # prop: put lantern at 1.5 # exit: tavi left # move: you to 2.8, oke to 7 # enter: goat from right at 8.6 # pose: goat stand, you stand, mirela stand, juno stand, oke stand # feel: goat happy, you surprised, oke happy, juno happy, mirela surprised, tavi happy # who: narrator
That cloud there is me. # camera: two oke goat # pose: goat point # feel: oke surprised # who: goat # face: proud
You all look. It is true. It has horns, and a beard. It is eating a smaller cloud. # camera: close gray-cloud # prop: put gray-cloud at 4.9 # fx: wind # feel: you surprised, juno surprised, mirela surprised # who: narrator
Wait. Is the goat in the club? # camera: wide # fx: wind off # pose: mirela shrug # feel: goat okay # who: mirela # face: surprised
The goat ate the sign. So now the goat is the sign. # pose: juno shrug, oke cheer # feel: goat proud, you happy, oke happy, mirela happy # who: juno # face: happy
Same time next week? And bring a bigger sign. I get hungry. # pose: goat wave, you cheer, juno cheer, mirela cheer, oke cheer # fx: sparkle # feel: you proud, juno excited, mirela happy, oke excited # who: goat # face: happy # keepsake: club-sign
-> END
