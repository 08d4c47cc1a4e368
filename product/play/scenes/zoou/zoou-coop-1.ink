// The Pumpkin Lift. Zoo U, Rope House (cooperation), lesson 1. Grade 3 reading level.
# id: zoou-coop-1
# title: The Pumpkin Lift
# kind: lesson
# skill: coop
# also: com, emp
# max_words: 16
# place: rope-house
-> start

=== start
Rope House has one job today, and it is orange. # who: narrator
The harvest pumpkin is as big as a bathtub. The kitchen is eleven branches up. # who: narrator
Pull on three! # who: oke # face: excited
No, on two! # who: juno # face: determined
I was told there would be counting. This is not counting. # who: mirela # face: frustrated
Everyone pulls at a different time. The pumpkin spins in a slow circle. # who: you # ask: start # hint: What does a crew need before it pulls?
 * [Stop! Who has an idea? Let's hear them all. # ev: coop=2, com=2]
   A meeting! I love a meeting. I'll sit on the pumpkin. # who: oke # face: happy
   -> meet
 * [Everybody, pull when I say so. # ev: coop=1, com=1]
   All together works better. But you haven't seen my drawing. # who: juno # face: okay
   Good point. Let's hear from everyone first. # who: you # face: okay
   -> meet
 * [Pull as hard as I can. # ev: coop=0, com=0]
   The pumpkin spins faster. Oke, still holding on, spins too. # who: narrator
   Four strong pulls make one dizzy frog. Shall we talk first? # who: sorrel # face: calm
   -> meet

=== meet
I like maps, and I can see a long way from up high. # who: juno # face: proud
I tie knots. I check knots. I dream about knots. # who: mirela # face: happy
I sing! And I can climb anything, even soup! # who: oke # face: excited
Six jobs, three friends. Put each job with somebody. You take the end of the rope. # who: narrator # play: sort bins=juno,mirela,oke items=draw-the-way-up,watch-from-above,tie-the-net,check-the-knots,sing-the-count,climb-up-first fits=juno,juno,mirela,mirela,oke,oke # ask: jobs # hint: What did each friend say they like? Is anyone left with nothing?
 * [shared and matched # out: fair # ev: coop=2]
   Two knot jobs? For me? I may need to sit down. # who: mirela # face: happy
   -> whistle
 * [shared, not matched # out: uneven # ev: coop=1]
   Close! A job or two would be happier somewhere else. Can we swap? # who: juno # face: okay
   You swap them around until three faces brighten. # who: narrator
   -> whistle
 * [one friend has most # out: hog # ev: coop=0]
   One friend vanishes under a heap of jobs. Somebody else gets a leaf to hold. # who: narrator
   I counted. That is not a share. That is a pile. # who: mirela # face: worried
   -> jobs_again

=== jobs_again
Let's share again. Two jobs each, so nobody is empty and nobody is buried. # who: sorrel # face: calm # play: sort bins=juno,mirela,oke items=draw-the-way-up,watch-from-above,tie-the-net,check-the-knots,sing-the-count,climb-up-first fits=juno,juno,mirela,mirela,oke,oke # ask: jobs2 # hint: Maps for Juno. Knots for Mirela. What is left for Oke?
 * [shared and matched # out: fair # ev: coop=1]
   Now every paw is busy. # who: juno # face: happy
   -> whistle
 * [shared, not matched # out: uneven # ev: coop=1]
   That's closer! We can swap as we go. # who: oke # face: happy
   -> whistle
 * [one friend has most # out: hog # ev: coop=0]
   The friends trade jobs among themselves until each one has two. # who: narrator
   -> whistle

=== whistle
There is one brass whistle. You and Oke both reach for it. # who: narrator
Oh, please! I've wanted to blow that since I was a tadpole! # who: oke # face: excited # ask: whistle # hint: There is a way up and a way down. How many turns is that?
 * [You blow it going up. I'll blow it coming down. # ev: coop=2]
   Deal! And I'll wipe it. Frog mouths are damp. # who: oke # face: happy
   -> knots
 * [Fine. You have it, then. # ev: coop=1]
   You said fine, but your eyebrows didn't. Want it on the way down? # who: oke # face: okay
   -> knots
 * [Grab it. I was first. # ev: coop=0]
   Toot! Nobody pulls. They are all looking at Oke's face. # who: narrator
   It's more fun when I want to pull for you. Halves? # who: oke # face: sad
   You hand it over for the way up. # who: narrator
   -> knots

=== knots
Mirela is still on knot one of four. The dinner bell is close. # who: narrator
Over, under, through. No. Under, over. My paws are cold. # who: mirela # face: worried # ask: slow # hint: What would help those cold paws?
 * [Shall I hold the ends while you tie? # ev: coop=2, emp=2]
   Yes, please. Oh, that's twice as quick, and half as lonely. # who: mirela # face: happy
   -> lift
 * [Tie the other three myself, the quick way. # ev: coop=1, emp=1]
   Those are shoe bows. On a bathtub pumpkin. Hold these ends instead? # who: mirela # face: surprised
   -> lift
 * [Come on, Mirela! Faster! # ev: coop=0, emp=0]
   The knot jumps right out of her paws. # who: narrator
   Hurry makes my paws forget. Could you hold the ends? # who: mirela # face: sad
   -> lift

=== lift
Toot! Oke sings, everyone pulls, and up it goes. # who: narrator
Then your rope slips. The pumpkin bumps the bakery sign. Bonk. # who: narrator
What was that? Who slipped? # who: juno # face: worried # ask: slip # hint: The crew needs to know which rope to help.
 * [My rope! I've got it again. Wait for me on three. # ev: coop=2, com=2]
   Got you! Everyone hold. One, two, three! # who: juno # face: determined
   -> top
 * [Hold on tight and say nothing. # ev: coop=1, com=1]
   Was it the left rope? Or the right one? I'm guessing up here! # who: juno # face: worried
   Mine. The left one. It's okay now. # who: you # face: okay
   -> top
 * [Oke sang too fast! # ev: coop=0, com=0]
   I did? Sorry. Wait, I was only on the la-la part. # who: oke # face: sad
   No. It was my rope. Can we go again on three? # who: you # face: worried
   -> top

=== top
With one last heave, the pumpkin sits down on the kitchen branch. # who: narrator # place: canopy-square
The cook claps her floury paws. "Now, which of you clever people did this?" # who: narrator
All eyes go to you, because you are holding the rope. # who: you # ask: credit # hint: What would you see if you ran the day backwards?
 * [Mirela's knots, Juno's map, Oke's song, and my rope. # ev: coop=2]
   You said my name first. I'm going to remember that. # who: mirela # face: proud
   -> finish
 * [Rope House did. # ev: coop=1]
   That's us! I'm a bit of a house! # who: oke # face: happy
   -> finish
 * [Me, mostly. # ev: coop=0]
   Four friends and one pumpkin go quiet. # who: narrator
   And Mirela, and Juno, and Oke. I only held the end. # who: you # face: okay
   -> finish

=== finish
Soup for the whole town, and your crew gets the first ladle. # who: narrator
Toot! That's you, on the way down! # who: oke # face: happy # badge: one-big-pull
-> END
