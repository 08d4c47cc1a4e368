// One Big Boat. Academy, Puddle Lane, scene 3. Grades K-1; every line is read aloud.
# id: academy-coop-1
# title: One Big Boat
# kind: lesson
# skill: coop
# max_words: 7
# place: puddle-lane
-> start

=== start
It rained all night long. # enter: you at 1.5, nim at 2.8, bao at 7.1, sefa at 8.05, plum at 9 # fx: rain # feel: you okay, nim surprised, bao worried, sefa calm, plum calm # who: narrator
Our lane is one big puddle! # fx: rain off # pose: nim cheer # feel: you surprised # who: nim # face: excited
The bun shop is over there. # pose: bao clutch, nim stand # feel: you worried, nim worried # who: bao # face: worried
We have one big boat. # prop: put tub-boat at 5 # pose: plum wave, bao stand # feel: you surprised, nim surprised, bao surprised # who: plum # face: happy
That is a bathtub. # camera: two sefa tub-boat # pose: sefa shrug # who: sefa # face: calm
Today it is a boat. # camera: wide # pose: plum rest, sefa stand # feel: nim excited, bao happy, you happy # who: plum # face: happy
I am the captain! # pose: nim lift captain-hat # feel: bao surprised # who: nim # face: excited
No, I am the captain! # pose: bao fists, nim stand captain-hat # feel: nim determined, you surprised # who: bao # face: determined
There is only one captain hat. # pose: nim stand captain-hat # feel: nim determined, bao frustrated, you worried, plum calm # who: narrator # ask: captain # hint: A hat can change heads.
 * [Take turns with the hat. # pic: turns # ev: coop=2]
   Me to the rock. Then Bao. # pose: nim lift captain-hat, bao stand # feel: bao happy, you happy, plum happy # who: nim # face: happy
   -> jobs
 * [Nim said it first. Nim wins. # pic: nim # ev: coop=1]
   So when is my turn? # pose: nim lift captain-hat, bao shrug # feel: nim proud, you worried # who: bao # face: worried
   At the rock, Bao. # pose: plum rest, bao stand # feel: bao okay, you okay # who: plum # face: calm
   -> jobs
 * [Put it on my head. # pic: hat # ev: coop=0]
   It fits. But I am sad. # pose: you lift captain-hat, nim stand, bao clutch # feel: you proud, nim sad # who: bao # face: sad
   Hats can hop. Nim, Bao, you. # pose: nim stand captain-hat, you stand, bao stand # feel: nim okay, bao okay, you okay # who: plum # face: calm
   -> jobs

=== jobs
A boat has lots of jobs. # camera: wide # pose: nim stand captain-hat, bao stand, you stand, plum stand # prop: put paddle at 4.2, put rope at 5, put bucket at 5.8 # feel: bao happy, you happy, nim happy # who: plum # face: happy
Give the jobs to the crew. # pose: sefa rest # feel: nim excited, you determined # who: narrator # play: sort bins=nim,bao,sefa,you items=paddle,rope,bell,bucket # ask: jobs # hint: Are any paws still empty?
 * [One job each. # out: fair # pic: share # ev: coop=2]
   Everyone has one! Off we go! # pose: nim lift captain-hat, you stand bucket, bao hold paddle, sefa hold rope # feel: you happy, bao happy, sefa happy, plum happy # who: nim # face: happy
   -> row
 * [Some have two. # out: uneven # pic: two # ev: coop=1]
   One crew member has empty paws. # pose: you stand bucket, sefa hold rope, bao shrug # feel: bao sad, you surprised # who: narrator
   Have one of these. # pose: bao hold paddle # feel: bao happy, you happy # who: sefa # face: calm
   -> row
 * [One has nearly all. # out: hog # pic: pile # ev: coop=0]
   Clunk. Clang. Things fall out. # prop: put paddle at 1, put rope at 3.8, put bucket at 2.1, spill bucket # pose: you shrug # fx: dust, shake # feel: you surprised, nim surprised, bao surprised, sefa surprised # who: narrator
   Let us pass some around. # prop: put bucket at 2.1 # pose: you stand bucket, bao hold paddle, sefa hold rope # feel: you okay, nim okay, bao happy, sefa calm # who: plum # face: calm
   -> row

=== row
Bao paddles. Splash! The boat spins. # camera: wide # exit: plum right # move: you to 3.16, nim to 4.08, sefa to 5, bao to 5.92 # enter: wren from right at 6.84 # pose: bao reach paddle, you stand, nim stand captain-hat, sefa stand # prop: spin tub-boat # fx: shake # feel: bao surprised, you surprised, nim surprised, sefa surprised, wren worried # who: narrator
My head is going around. # pose: wren clutch # feel: nim worried, you worried, sefa calm # who: wren # face: worried
Row with me. My turn, your turn. # pose: bao hold paddle # feel: you okay # who: bao # face: worried # play: row with=bao pulls=6 thing=tub-boat # ask: row # hint: Watch the paddle of your friend.
 * [We rowed together. # pic: row # ev: coop=2 # out: together]
   Straight as a noodle! # prop: float tub-boat # pose: bao reach paddle, you reach, wren stand # feel: you happy, nim happy, wren happy, sefa happy # who: bao # face: happy
   Noodles are not straight. # pose: sefa shrug # feel: bao happy # who: sefa # face: calm
   -> song
 * [I rowed ahead a bit. # out: catching-up # pic: paddle # ev: coop=1]
   Now we wiggle like worms. # prop: tip tub-boat # pose: you reach # fx: shake # feel: wren worried, nim surprised, bao surprised, you determined # who: narrator
   Row when I tap the tub. # prop: float tub-boat # pose: sefa reach, you stand, wren stand # feel: you okay, nim okay, bao okay, wren okay # who: sefa # face: calm
   -> song
 * [I rowed on my own. # pic: sit # ev: coop=0 # out: own-way]
   Hello, rock. Hello again, rock. # prop: tip tub-boat # pose: you reach # fx: shake # feel: bao frustrated, nim worried, you surprised # who: sefa # face: calm
   Wait for me. Then we go. # pose: you stand, bao hold paddle # feel: you worried # who: bao # face: okay
   You wait. You row. It works! # prop: float tub-boat # pose: you reach, bao reach paddle, wren stand # feel: you happy, bao happy, nim happy, wren okay # who: narrator
   -> song

=== song
My wings cannot hold a paddle. # camera: wide # prop: float tub-boat # pose: wren shrug, bao hold paddle, you stand, sefa stand, nim stand captain-hat # feel: you okay, bao okay, nim okay # who: wren # face: sad
Wren wants to help too. # camera: close wren # pose: wren reach # feel: wren sad, you worried # who: narrator # ask: song # hint: What does Wren do best?
 * [Sing, and we row to it! # pic: sing # ev: coop=2]
   Tra la row! Tra la row! # camera: wide # pose: wren cheer, bao reach paddle, you reach # fx: sparkle # feel: you happy, bao happy, nim happy, sefa happy # who: wren # face: happy
   -> leak
 * [You can rest, Wren. # pic: pat # ev: coop=1]
   I can rest and sing. # camera: wide # pose: wren rest # feel: you happy, bao happy, nim happy # who: wren # face: okay
   -> leak
 * [We have enough paddles, thanks. # pic: paddle # ev: coop=0]
   Oh. # camera: wide # pose: wren hide, you shrug # feel: you okay, nim worried, bao worried # who: wren # face: sad
   It is too quiet. Wren, sing? # fx: hush # pose: wren stand, you stand # feel: you surprised # who: nim # face: worried
   Tra la row! Tra la row! # fx: hush off, sparkle # pose: wren cheer, bao reach paddle # feel: you happy, nim happy, bao happy, sefa happy # who: wren # face: happy
   -> leak

=== leak
Glub. Glub. A hole! # prop: tip tub-boat # pose: nim stand captain-hat, wren stand, you stand, bao hold paddle # fx: shake # feel: you surprised, bao surprised, wren worried, sefa surprised # who: nim # face: surprised
I will sit on it. # prop: float tub-boat # pose: sefa sit # feel: nim worried, you worried # who: sefa # face: determined
Sefa is a very good cork. # camera: close sefa # feel: sefa proud, nim happy, you happy, bao happy # who: narrator
But our toes are all wet. # camera: wide # pose: you stand bucket, bao stand # feel: bao worried, wren worried, nim worried, you worried # who: narrator # ask: leak # hint: One bucket can visit everyone.
 * [Pass the bucket along. # pic: bucket # ev: coop=2]
   Scoop, pass, tip! Scoop, pass, tip! # prop: fill bucket # pose: bao lift bucket, you reach, nim reach, wren cheer # feel: you happy, nim happy, bao happy, wren happy # who: narrator
   -> buns
 * [Scoop fast by myself. # pic: scoop # ev: coop=1]
   Puff. Puff. Your arms get slow. # prop: fill bucket # pose: you stand bucket # feel: you frustrated, bao surprised # who: narrator
   Pass it here! I am ready! # pose: bao stand bucket, you rest # feel: you happy, nim happy, wren happy # who: bao # face: determined
   -> buns
 * [Climb up on Bao. He is dry. # pic: climb # ev: coop=0]
   Hello up there. My toes are wet. # pose: you cheer, you hop # feel: you surprised, nim surprised, wren surprised # who: bao # face: okay
   We need your hands down here. # voice # pose: you shrug # feel: you okay, bao okay # who: plum # face: calm
   You slide down and scoop. # pose: you reach bucket # prop: fill bucket # feel: you determined, bao happy, nim happy, wren happy # who: narrator
   -> buns

=== buns
Bump! We are at the buns. # voice # camera: wide # prop: put tub-boat at 5, put bun-plate at 5 # move: you to 1.6, nim to 2.8, sefa to 7.1, bao to 8.05, wren to 9 # pose: you stand, nim stand, sefa stand, bao stand, wren stand # fx: shake # feel: you happy, nim excited, bao excited, sefa happy, wren happy # who: plum # face: happy
Six buns. Five friends. # camera: close sefa # pose: sefa hold bun-plate # feel: bao surprised, nim surprised # who: sefa # face: calm
I paddled a lot. Two, please. # camera: wide # pose: bao clutch, sefa stand # prop: put bun-plate at 5 # feel: nim happy, you okay, wren happy, sefa happy # who: bao # face: worried
Share out the buns. # camera: wide # pose: nim reach, you reach # feel: you excited, nim excited, bao worried, sefa okay, wren excited # who: narrator # play: share among=nim,sefa,bao,wren,you of=bun count=6 needs=1,1,2,1,1 # ask: buns # hint: Who asked for two?
 * [Two for Bao, one each. # out: by-need # pic: share # ev: coop=2]
   You heard my tummy! # prop: tear bun-plate # pose: you stand, nim cheer, bao cheer # feel: you happy, nim happy, wren happy, sefa happy # who: bao # face: happy
   -> finish
 * [Somebody else has two. # out: even # pic: two # ev: coop=1]
   One for Bao. His tummy growls. # pose: you stand, nim stand, bao clutch # feel: you surprised, nim surprised, bao sad, wren worried # who: narrator
   Half of mine is yours, Bao. # prop: tear bun-plate # pose: wren reach, bao reach # feel: you happy, nim happy, bao happy # who: wren # face: happy
   -> finish
 * [One has most of them. # out: hog # pic: grab # ev: coop=0]
   I only need a crumb. # pose: you clutch, nim stand, bao stand # feel: you happy, nim worried, bao worried # who: wren # face: sad
   Shall we pass some around? # voice # feel: you worried, wren okay # who: plum # face: calm
   Buns go around. Wren hops. # prop: tear bun-plate # pose: you reach, wren hop # feel: you happy, wren happy, nim happy, bao happy # who: narrator
   -> finish

=== finish
Same boat home? # camera: wide # pose: nim point, you stand, bao stand # feel: you happy, bao happy, sefa happy, wren happy # who: nim # face: happy
It is a bathtub. # pose: sefa shrug, nim stand # feel: nim happy # who: sefa # face: happy
It is our bathtub. # pose: bao lift captain-hat, nim cheer, you cheer, wren cheer, sefa stand # fx: sparkle # feel: nim excited, you proud, wren happy, sefa happy # who: bao # face: proud # keepsake: boat-crew
-> END
