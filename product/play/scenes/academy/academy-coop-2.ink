// Clean-Up Train. Academy, the classroom, scene 9. Grades K-1; every line is read aloud.
# id: academy-coop-2
# title: Clean-Up Train
# kind: lesson
# skill: coop
# also: com
# max_words: 7
# place: classroom
-> start

=== start
Ding! Story time, on the rug! # enter: you at 1.6, nim at 2.8, bao at 6.1, sefa at 7.5, plum at 8.9 # prop: put tower at 4.4, fall tower, put toy-train at 6.3, fall toy-train, put ball at 3.1, put captain-hat at 4.9, put bell at 8.4, ring bell # pose: plum wave # feel: you happy, nim happy, bao happy, sefa calm # who: plum # face: happy
What rug? # camera: close tower # pose: nim shrug, plum stand # who: nim # face: surprised
I can see a bit of it. # camera: wide # prop: gone bell # pose: sefa point, nim stand # feel: you surprised, bao surprised, plum okay # who: sefa # face: calm
Then we need the Clean-Up Train. # pose: plum rest, sefa stand # feel: nim excited, bao excited # who: plum # face: happy
I am a wagon! Choo! # pose: bao cheer, bao hop # feel: you happy, nim happy # who: bao # face: excited
You all stare at the heap. # camera: wide # pose: bao stand # feel: you worried, nim worried, bao worried, sefa calm # who: narrator
Nobody starts. # camera: wide # pose: nim shrug, bao shrug, you stand # feel: nim okay, bao okay, you okay # who: narrator # ask: start # hint: A train needs a front.
 * [Pick up my own block. # pic: hand # ev: coop=1]
   One is gone. Ninety to go. # pose: you hold block, sefa nod, nim stand, bao stand # feel: you okay, nim surprised # who: sefa # face: calm
   Wagons, hook on behind! # pose: plum wave, you stand block # feel: nim happy, bao happy, you happy # who: plum # face: happy
   -> blocks
 * [Say, "I will start. Who helps?" # pic: invite # ev: coop=2]
   Me! I hook on! Choo! # move: bao to 3.9, nim to 2.7, you to 1.5 # pose: bao reach, you wave, nim stand # feel: you happy, nim excited, plum happy, sefa happy # who: bao # face: excited
   -> blocks
 * [Say, "Hey, this was not my mess." # pic: turn-away # ev: coop=0]
   Not mine. Not mine. Not mine. # pose: you shrug, nim shrug, bao shrug # feel: you okay, nim okay, bao okay, plum surprised # who: sefa # face: calm
   But the rug is for us all. # pose: plum rest, you stand, nim stand, bao stand # feel: you worried, nim worried, bao worried # who: plum # face: calm
   Oh. Then choo, I guess. # pose: nim reach # feel: you happy, bao happy, plum happy # who: nim # face: happy
   -> blocks

=== blocks
Six blocks on the first trip. # camera: wide # move: you to 1.6, nim to 2.8, bao to 6.1 # pose: plum point, you stand, nim stand, bao stand, sefa stand # feel: you determined, nim happy, bao happy, sefa happy # who: plum # face: calm
I am strong. I carry three! # camera: close bao # pose: bao lift block, plum stand # feel: nim surprised # who: bao # face: proud
I carry one. And my house. # camera: close sefa # pose: sefa rest, bao stand # feel: you happy # who: sefa # face: calm
One for me! My paws are small. # camera: wide # pose: nim reach, sefa stand # feel: bao happy, you happy # who: nim # face: happy
Load the wagons. # camera: wide # pose: you reach, nim stand # feel: you determined, nim excited, bao excited, sefa okay # who: plum # face: happy # play: share among=nim,bao,sefa,you of=block count=6 needs=1,3,1,1 # ask: blocks # hint: Who said three? Who said one?
 * [Just what each can carry. # out: by-need # pic: share # ev: coop=2]
   Choo, choo! Not one block falls. # prop: gone tower # move: you to 2.2, nim to 3.4, bao to 5.6, sefa to 7.2 # pose: bao hold block, nim reach, sefa rest, you hold # fx: sparkle # feel: you happy, nim happy, bao proud, sefa happy, plum happy # who: narrator
   -> ideas
 * [Another way. # out: even # pic: two # ev: coop=1]
   One load slips. Clunk. # prop: gone tower, put block at 5.3 # pose: sefa stand, you stand # fx: dust # feel: sefa surprised, you surprised, nim surprised, bao surprised # who: narrator
   I like it heavy. Give me more. # pose: bao lift block, sefa stand # feel: sefa happy, you happy, nim happy # who: bao # face: happy
   -> ideas
 * [One has too many, or none. # out: hog # pic: pile # ev: coop=0]
   Crash! The train tips over. # prop: fall tower # fx: dust, shake # pose: you clutch, nim clutch, sefa hide # feel: you surprised, nim surprised, bao worried, sefa surprised, plum surprised # who: narrator
   Pass some on. Then it rolls. # pose: plum rest, you reach, nim stand, sefa stand # feel: you okay, nim okay, bao okay, sefa okay # who: plum # face: calm
   Three, one, one, one. Choo! # prop: gone tower # pose: bao hold block, you hold # feel: you happy, nim happy, sefa happy # who: bao # face: happy
   -> ideas

=== ideas
You sort the blocks by shape. # camera: two you nim # move: you to 3, nim to 4.3, bao to 6.1, sefa to 7.5, plum to 8.9 # prop: put block at 3.6 # pose: you hold, nim stand, bao stand, sefa stand, plum stand # feel: you determined, nim happy # who: narrator
No, by color! Color is best! # pose: nim fists # feel: you surprised # who: nim # face: determined
What do you say? # pose: nim fists, you stand # feel: you frustrated, nim determined # who: narrator # ask: ideas # hint: Two ways can share one shelf.
 * [No! Shapes are best, and I was first! # pic: shout # ev: coop=0]
   But color is so nice. # camera: wide # pose: nim clutch, you fists # feel: you mad, bao worried, sefa worried # who: nim # face: sad
   Can two ways share one shelf? # pose: plum rest, you stand # feel: you okay, nim okay # who: plum # face: calm
   Shapes first. Then colors! # pose: nim cheer # feel: you happy, bao happy, sefa happy, plum happy # who: nim # face: happy
   -> cart
 * [I do mine, and you do yours. # pic: two # ev: coop=1]
   Clack. The two rows bump. # camera: wide # move: you to 3.2, nim to 4.2 # pose: you reach, nim reach # fx: shake # feel: you surprised, nim surprised, bao surprised # who: narrator
   Shapes first. Then colors. # pose: sefa point, you stand, nim stand # feel: you okay, nim okay # who: sefa # face: calm
   -> cart
 * [Shapes first, then colors. Okay? # pic: turns # ev: coop=2]
   Red squares! Blue squares! Okay! # camera: wide # pose: nim cheer, you reach # feel: you happy, bao happy, sefa happy, plum happy # who: nim # face: excited
   -> cart

=== cart
The toy cart is full. I will make room. # camera: wide # prop: gone block, gone toy-train, put cart at 5, put fish on cart at 4.5, put ball on cart at 5, put captain-hat on cart at 5.5 # move: you to 2.7, nim to 1.4, bao to 7, sefa to 8.4 # exit: plum right # pose: you stand, nim stand, bao stand, sefa stand # feel: you surprised, nim surprised, bao determined, sefa calm # who: plum # face: happy
It does not want to. Oof. # pose: bao reach # fx: shake # feel: you worried, nim worried # who: bao # face: frustrated
I pull. Then you. Then I pull. # pose: bao hold, you hold # feel: you determined, nim happy # who: bao # face: okay # play: row with=bao pulls=6 thing=cart # ask: pull # hint: Look for Bao's pull.
 * [I pulled a bit too soon. # out: catching-up # pic: paddle # ev: coop=1]
   It rolls. It stops. It rolls. # prop: roll cart # fx: dust # pose: you reach, bao reach # feel: you surprised, bao okay, nim surprised # who: narrator
   Like my old bus. # pose: sefa nod # feel: you happy, nim happy, bao happy # who: sefa # face: calm
   -> spill
 * [We pulled in turns. # out: together # pic: row # ev: coop=2]
   Choo! It rolls! It rolls! # prop: roll cart # fx: sparkle # pose: nim cheer, you reach, bao reach # feel: you happy, bao excited, nim excited, sefa happy # who: narrator
   -> spill
 * [I pulled on my own. # out: own-way # pic: push # ev: coop=0]
   Rumble. All the toys fall off. # prop: put fish at 3.4, put ball at 3.9, put captain-hat at 6.2 # fx: dust, shake # pose: you clutch, bao shrug, nim hide # feel: you surprised, bao surprised, nim surprised, sefa surprised # who: narrator
   Wait for me. I wait for you. # prop: put cart at 5, put fish on cart at 4.5, put ball on cart at 5, put captain-hat on cart at 5.5 # pose: bao hold, you hold, nim stand # feel: you okay, nim okay, sefa calm # who: bao # face: okay
   You pull. He pulls. It rolls! # prop: roll cart # pose: you reach, bao reach # feel: you happy, bao happy, nim happy # who: narrator
   -> spill

=== spill
Nim has the marbles. He hops. # camera: close nim # move: nim to 1.4, you to 2.9 # pose: nim hold basket, nim hop, you stand, bao stand # feel: nim proud, you happy, bao happy # who: narrator
Trip! Marbles roll and roll. # camera: wide # prop: put basket at 2.1, tip basket # fx: shake # pose: nim sit # feel: nim surprised, you surprised, bao surprised, sefa surprised # who: narrator
Oh no. They went everywhere. # camera: two you nim # pose: nim sit # feel: you worried # who: nim # face: sad # ask: spill # hint: What would you like, then?
 * [Pick the marbles up with Nim. # pic: scoop # ev: coop=2]
   Thank you. One is in my ear. # camera: wide # prop: put basket at 2.1 # pose: you reach, nim reach # feel: you happy, bao happy # who: nim # face: happy
   -> left
 * [Say, "That is your heap." # pic: pile # ev: coop=0]
   A heap of my own. Oh. # camera: wide # pose: nim clutch, you stand # feel: you okay, bao worried, sefa worried # who: nim # face: sad
   I like heaps. I will help. # camera: wide # move: bao to 3.9 # pose: bao reach # feel: nim happy, you surprised # who: bao # face: calm
   Six hands. All marbles are home. # prop: put basket at 2.1 # move: bao to 7 # pose: you reach, nim stand, bao stand # feel: you happy, nim happy, bao happy, sefa happy # who: narrator
   -> left
 * [Say, "Poor Nim!" and clean on. # pic: walk # ev: coop=1]
   Nim picks. Nim picks. Nim picks. # camera: wide # pose: nim reach, you hold # feel: nim sad, you okay, bao worried # who: narrator
   More hands, please? # pose: nim wave, you stand # feel: you surprised # who: nim # face: okay
   You help. All marbles are home. # prop: put basket at 2.1 # pose: you reach, nim stand # feel: you happy, nim happy, bao happy # who: narrator
   -> left

=== left
Three last things. Ears on. # camera: wide # enter: plum from right at 9 # move: bao to 6.5, sefa to 7.7 # prop: gone basket # pose: plum lift, you stand, nim stand, bao stand # feel: you determined, nim okay, bao okay # who: plum # face: happy
What do you bring me? # camera: wide # pose: plum stand # feel: you determined # who: plum # face: calm # play: listen items=3 words=hat,rope,bucket decoys=boot,ladder,mitten # ask: left # hint: One goes on a head.
 * [All three. # out: r3 # pic: three # ev: com=2]
   Hat, rope, bucket. The last wagon! # fx: sparkle # pose: you lift bucket, plum cheer # feel: you proud, nim happy, bao happy, sefa happy # who: plum # face: happy
   -> rug
 * [Two. # out: r2 # pic: two # ev: com=1]
   And one more. Hat, rope, bucket. # pose: you hold bucket, plum nod # feel: you okay, nim happy # who: plum # face: calm
   -> rug
 * [One or none. # out: r1 # pic: one # ev: com=0]
   I will say it again. Gladly. # pose: plum rest # feel: you worried # who: plum # face: calm
   Hat. Rope. Bucket. # pose: you hold bucket # feel: you okay # who: plum # face: calm # play: echo
   -> rug

=== rug
The rug! Hello, rug! # camera: wide # prop: gone cart, gone fish, gone ball, gone captain-hat # move: you to 2, nim to 3.4, bao to 5, sefa to 6.8, plum to 8.6 # pose: nim cheer, nim hop, bao cheer, you cheer, sefa sit, plum stand # fx: sparkle # feel: you happy, bao excited, sefa calm, plum happy # who: nim # face: excited
My seat is hard today. # pose: sefa sit, nim sit, bao sit, you stand # feel: nim happy, bao happy, you happy # who: sefa # face: surprised
Who cleaned up our rug? # camera: wide # pose: plum rest # feel: you proud, nim happy, bao happy, sefa okay # who: plum # face: happy # ask: who # hint: Count every wagon.
 * [Me! I carried the very most of all. # pic: flower # ev: coop=0]
   And my three blocks? # pose: bao shrug, you cheer # feel: you proud, nim sad, sefa okay # who: bao # face: worried
   I count five wagons. # pose: plum point, you sit, bao sit # feel: you okay, nim okay, bao okay # who: plum # face: calm
   Choo, choo, choo, choo, choo. # pose: sefa nod # feel: you happy, nim happy, bao happy # who: sefa # face: calm
   -> finish
 * [Me and Bao. And a bit of Nim. # pic: two # ev: coop=1]
   Which bit of me? # pose: nim clutch, you sit # feel: you surprised, sefa okay, bao happy # who: nim # face: surprised
   All of you. And Sefa, too. # pose: plum nod, nim sit # feel: you happy, nim happy, sefa happy # who: plum # face: happy
   -> finish
 * [We all did. The whole train! # pic: train # ev: coop=2]
   Choo! That is us! # pose: bao cheer, you sit, nim cheer # feel: you proud, nim excited, sefa happy, plum proud # who: bao # face: excited
   -> finish

=== finish
And now, my book. My book? # camera: wide # pose: plum shrug, you sit, nim sit pillow, bao sit, sefa sit # feel: you surprised, nim surprised, bao surprised, sefa okay # who: plum # face: surprised
Oh. We cleaned that up, too. # pose: bao hide # feel: nim worried, you worried, plum surprised # who: bao # face: worried
Everybody looks for it. # camera: wide # pose: bao stand, nim stand pillow, you stand, plum reach # move: bao to 4.7 # feel: bao worried, nim worried, you determined, plum okay # who: narrator
So that is my hard seat. # camera: close sefa # pose: sefa lift logbook # who: sefa # face: surprised
Page one, please. # camera: wide # move: bao to 5 # pose: sefa hold logbook, nim sit pillow, bao sit, you sit # feel: you happy, nim happy, bao happy, plum happy # who: sefa # face: calm
Once there was a very long train. # pose: plum lift logbook, sefa sit, nim sit pillow, bao sit, you sit # fx: lamps, sparkle # feel: you proud, nim excited, bao happy, sefa happy # who: plum # face: proud # keepsake: story-pillow
-> END
