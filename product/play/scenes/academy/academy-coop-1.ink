// One Big Boat. Academy, Puddle Lane, scene 3. Grades K-1; every line is read aloud.
# id: academy-coop-1
# title: One Big Boat
# kind: lesson
# skill: coop
# also: emp
# max_words: 7
# place: puddle-lane
-> start

=== start
It rained all night long. # who: narrator
Our lane is one big puddle! # who: nim # face: excited
The bun shop is over there. # who: bao # face: worried
We have one big boat. # who: plum # face: happy
That is a bathtub. # who: sefa # face: calm
Today it is a boat. # who: plum # face: happy
I am the captain! # who: nim # face: excited
No, I am the captain! # who: bao # face: determined
There is only one captain hat. # who: narrator # ask: captain # hint: A hat can change heads.
 * [Take turns with the hat. # pic: turns # ev: coop=2]
   Me to the rock. Then Bao. # who: nim # face: happy
   -> jobs
 * [Nim said it first. # pic: nim # ev: coop=1]
   So when is my turn? # who: bao # face: worried
   At the rock, Bao. # who: plum # face: calm
   -> jobs
 * [Put it on my head. # pic: hat # ev: coop=0]
   It fits. But I am sad. # who: bao # face: sad
   Hats can hop. Nim, Bao, you. # who: plum # face: calm
   -> jobs

=== jobs
A boat has lots of jobs. # who: plum # face: happy
Give the jobs to the crew. # who: narrator # play: sort bins=nim,bao,sefa,you items=paddle,rope,bell,bucket # ask: jobs # hint: Are any paws still empty?
 * [One job each. # out: fair # pic: share # ev: coop=2]
   Everyone has one! Off we go! # who: nim # face: happy
   -> row
 * [Some have two. # out: uneven # pic: two # ev: coop=1]
   One crew member has empty paws. # who: narrator
   Have one of these. # who: sefa # face: calm
   -> row
 * [One has nearly all. # out: hog # pic: pile # ev: coop=0]
   Clunk. Clang. Things fall out. # who: narrator
   Let us pass some around. # who: plum # face: calm
   -> row

=== row
Bao paddles. Splash! The boat spins. # who: narrator
My head is going around. # who: wren # face: worried
How do we go straight? # who: bao # face: worried # ask: row # hint: A boat has two sides.
 * [Call, "Row!" and row together. # pic: row # ev: coop=2]
   Straight as a noodle! # who: bao # face: happy
   Noodles are not straight. # who: sefa # face: calm
   -> song
 * [Paddle hard on my side. # pic: paddle # ev: coop=1]
   Now we wiggle like worms. # who: narrator
   Row when I tap the tub. # who: sefa # face: calm
   -> song
 * [Let Bao do it. # pic: sit # ev: coop=0]
   Hello, rock. Hello again, rock. # who: sefa # face: calm
   Bao needs a second paddle. # who: plum # face: calm
   You grab a spoon. It works! # who: narrator
   -> song

=== song
My wings cannot hold a paddle. # who: wren # face: sad
Wren wants to help too. # who: narrator # ask: song # hint: What does Wren do best?
 * [Sing, and we row to it! # pic: sing # ev: coop=2, emp=2]
   Tra la row! Tra la row! # who: wren # face: happy
   -> leak
 * [You can rest, Wren. # pic: pat # ev: coop=1, emp=1]
   I can rest and sing. # who: wren # face: okay
   -> leak
 * [We have enough paddles. # pic: paddle # ev: coop=0, emp=0]
   Oh. # who: wren # face: sad
   It is too quiet. Wren, sing? # who: nim # face: worried
   Tra la row! Tra la row! # who: wren # face: happy
   -> leak

=== leak
Glub. Glub. A hole! # who: nim # face: surprised
I will sit on it. # who: sefa # face: determined
Sefa is a very good cork. # who: narrator
But our toes are all wet. # who: narrator # ask: leak # hint: One bucket can visit everyone.
 * [Pass the bucket down the line. # pic: bucket # ev: coop=2]
   Scoop, pass, tip! Scoop, pass, tip! # who: narrator
   -> buns
 * [Scoop fast by myself. # pic: scoop # ev: coop=1]
   Puff. Puff. Your arms get slow. # who: narrator
   Pass it here! I am ready! # who: bao # face: determined
   -> buns
 * [Climb up on Bao. # pic: climb # ev: coop=0]
   Hello up there. My toes are wet. # who: bao # face: okay
   We need your hands down here. # who: plum # face: calm
   You slide down and scoop. # who: narrator
   -> buns

=== buns
Bump! We are at the buns. # who: plum # face: happy
Four buns. Five friends. # who: sefa # face: calm
Five noses sniff. # who: narrator # ask: buns # hint: Buns are soft. They can tear.
 * [Tear them, so all get some. # pic: share # ev: coop=2]
   Five soft heaps. All the same. # who: sefa # face: happy
   -> finish
 * [Let the others have them. # pic: give # ev: coop=1]
   Then you have none! # who: bao # face: worried
   Bao tears his. Half is yours. # who: narrator
   -> finish
 * [Take one quickly. # pic: grab # ev: coop=0]
   I only need a crumb. # who: wren # face: sad
   Shall we all tear a bit? # who: plum # face: calm
   You tear yours first. Wren hops. # who: narrator
   -> finish

=== finish
Same boat home? # who: nim # face: happy
It is a bathtub. # who: sefa # face: happy
It is our bathtub. # who: bao # face: proud # badge: boat-crew
-> END
