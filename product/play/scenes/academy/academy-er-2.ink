// Too Loud. Academy, the lunch room, scene 12. Grades K-1; every line is read aloud.
# id: academy-er-2
# title: Too Loud
# kind: lesson
# skill: er
# also: ic
# max_words: 7
# place: cafeteria
-> start

=== start
Lunch! Today we all eat together. # enter: you at 2, nim at 3.4, bao at 5, plum at 6.5, ducklings at 8.9 # prop: put soup-pot at 7.6 # pose: plum wave # feel: you happy, nim happy, bao happy, ducklings happy # who: plum # face: happy
These are quiet ears. Just ask. # camera: close plum # pose: plum lift ear-defenders # feel: you okay # who: plum # face: calm
My papa baked the buns. # camera: close bao # pose: bao lift bun-plate, plum stand # who: bao # face: proud
Quack! Buns! Quack! Buns! # camera: wide # pose: ducklings cheer, ducklings hop, bao hold bun-plate # feel: nim happy, bao happy # who: ducklings # face: excited
Rat-a-tat! I am a spoon band! # pose: nim wave spoon # feel: you surprised, bao happy # who: nim # face: excited
The lid hops on the pot. Clang! # camera: wide # prop: boil soup-pot # fx: shake # pose: ducklings cheer, nim lift spoon, bao hold bun-plate # feel: nim excited, ducklings excited, bao happy, you worried # who: narrator
Your shoulders climb to your ears. # camera: close you # pose: you clutch # feel: you worried # who: narrator
What does your body tell you? # camera: wide # pose: plum rest # feel: you worried # who: plum # face: calm # ask: notice # hint: Ask your ears. Ask your tummy.
 * [Nothing! I like it loud, really! # pic: smile # ev: er=1]
   Your shoulders say something, too. # pose: plum comfort, you shrug # feel: you surprised # who: plum # face: calm
   You may like it. And it may hurt. # pose: plum rest, you clutch # feel: you worried # who: plum # face: calm
   -> tool
 * [It is too loud for me. # pic: ear # ev: er=2]
   Thank you. Now I know, too. # pose: plum nod # feel: you okay # who: plum # face: calm
   -> tool
 * [I do not know. # pic: unsure # ev: er=1]
   It may be the clang. Let us see. # pose: plum comfort # feel: you okay # who: plum # face: calm
   -> tool

=== tool
Clang! Clang! It gets louder. # camera: wide # prop: boil soup-pot # fx: shake # pose: you clutch, nim wave spoon, ducklings cheer, plum stand # feel: you frustrated, nim excited, ducklings excited # who: narrator
What do you do? # camera: close you # pose: you clutch # feel: you frustrated # who: narrator # ask: tool # hint: What makes it softer for you?
 * [Press my ears shut. # pic: cover-ears # ev: er=1]
   Softer. But how do you eat? # camera: wide # pose: you hide, bao shrug # feel: you okay # who: bao # face: surprised
   These can hold your ears instead. # pose: plum reach ear-defenders, bao stand # feel: you surprised # who: plum # face: happy
   -> ears
 * [Yell, "Be quiet!" # pic: shout # ev: er=0]
   Now it is louder by one. # camera: wide # fx: shake # pose: you fists, ducklings hide, nim hide # feel: you mad, nim surprised, ducklings worried, bao surprised # who: bao # face: worried
   -> again
 * [Ask Plum for the quiet ears. # pic: quiet-ears # ev: er=2]
   Here they are. You asked in time. # camera: wide # pose: plum reach ear-defenders, you stand # feel: you happy, bao happy # who: plum # face: happy
   -> ears

=== again
Loud is hard. What else is there? # pose: plum rest, you stand, ducklings stand, nim stand # feel: you frustrated, nim okay, ducklings okay, bao okay # who: plum # face: calm # ask: tool2 # again: er # hint: Something soft, or something slow.
 * [Blow, as on hot soup. # pic: breathe # ev: none]
   Blow with me. Slow and long. # pose: plum hold, you hold # feel: you calm # who: plum # face: calm # play: breathe rounds=2
   And now the quiet ears. # pose: plum reach ear-defenders, you stand # feel: you okay # who: plum # face: happy
   -> ears
 * [Yell it one more time. # pic: shout # ev: none]
   Your throat is sore now. Ow. # pose: you clutch # feel: you sad, bao worried # who: narrator
   Try these. They do not hurt. # pose: plum reach ear-defenders, you stand # feel: you okay, bao okay # who: plum # face: calm
   -> ears
 * [Ask for the quiet ears. # pic: quiet-ears # ev: none]
   Gladly. Here they are. # pose: plum reach ear-defenders, you stand # feel: you okay, bao happy # who: plum # face: happy
   -> ears

=== ears
Now loud may come. You are ready. # camera: wide # prop: cool soup-pot, wear ear-defenders by you # pose: you stand, plum stand, nim stand spoon, ducklings stand # feel: you calm, nim happy, ducklings happy, bao happy # who: narrator
A feeling can grow. It can shrink. # camera: close plum # pose: plum lift # feel: you okay # who: plum # face: happy
Hush, hush: the feeling gets small. # camera: wide # pose: plum rest # feel: you calm # who: plum # face: calm
Drum, drum: the feeling gets big. # fx: shake # pose: plum hop # feel: bao surprised, you surprised # who: plum # face: excited
What goes in which jar? # pose: plum stand # feel: you determined, bao okay # who: plum # face: calm # play: sort bins=hush,drum items=breathe,shout,hug,kick fits=hush,drum,hush,drum # ask: jars # hint: Try each one in your head.
 * [All four in the right jar. # out: fair # pic: three # ev: er=2]
   Breathe and hug for the hush jar! # fx: sparkle # pose: bao cheer, you stand # feel: you proud, plum proud, nim happy # who: bao # face: happy
   -> spot
 * [Some in the right jar. # out: uneven # pic: two # ev: er=1]
   Does a kick make it small? # pose: plum shrug, you stand # feel: you surprised, bao happy # who: plum # face: calm
   Kick makes my toe big. # pose: bao clutch, plum stand # feel: you happy, plum happy # who: bao # face: worried
   -> spot
 * [Nearly all in one jar. # out: hog # pic: pile # ev: er=0]
   Rattle! The jar is too full. # fx: shake # pose: plum clutch, you stand # feel: you surprised, bao surprised, plum surprised # who: narrator
   Breathe, hug: hush. Shout, kick: drum. # pose: plum rest # feel: you okay, bao okay # who: plum # face: calm
   -> spot

=== spot
Where will you eat today? # camera: wide # exit: nim right # move: you to 3, bao to 5.1, plum to 6.4, ducklings to 8.9 # pose: you stand, bao hold bun-plate, plum rest, ducklings stand # feel: you okay, bao happy, nim excited, ducklings happy # who: plum # face: calm # play: map spots=by-the-pots,window-table,out-in-the-hall # ask: spot # hint: A bit softer. And not alone.
 * [At the window table. # out: window-table # pic: sit # ev: er=2]
   Soft light. Soft noise. Good spot. # move: you to 2.8 # prop: put low-table at 3.9 # pose: you stand, plum nod # feel: you calm, bao happy # who: plum # face: happy
   -> band
 * [By the big pots. # out: by-the-pots # pic: noodles # ev: er=0]
   Clang! Right in your ear. # move: you to 7.5 # prop: boil soup-pot # fx: shake # pose: you clutch # feel: you surprised, bao surprised # who: narrator
   The window table is softer. # move: you to 2.8 # prop: put low-table at 3.9, cool soup-pot # pose: plum point, you stand # feel: you okay, bao okay # who: plum # face: calm
   -> band
 * [Out in the hall. # out: out-in-the-hall # pic: walk # ev: er=1]
   Very quiet. And no buns. # move: you to 1.2 # fx: hush # pose: you stand # feel: you sad, bao worried # who: narrator
   We have a soft table, too. # move: you to 2.8 # fx: hush off # prop: put low-table at 3.9 # pose: bao wave bun-plate # feel: you happy # who: bao # face: happy
   -> band

=== band
Bao comes along. Nim comes along. # camera: wide # exit: plum right, ducklings right # enter: nim from right at 5.3 # move: you to 1.6, bao to 2.9 # prop: put low-table at 3.9, gone soup-pot # pose: bao hold bun-plate, nim stand spoon, you stand # feel: you happy, bao happy, nim happy, plum happy, ducklings happy # who: narrator
It is softer. The ears can rest. # camera: wide # prop: put ear-defenders on low-table at 3.5 # pose: you rest # feel: you calm # who: narrator
Rat-a-tat! I play for you! # camera: two you nim # fx: shake # pose: nim lift spoon, you stand # feel: you frustrated, bao surprised # who: nim # face: excited # ask: band # hint: Nim cannot feel your ears.
 * [Grab that spoon out of his paws. # pic: spoon # ev: er=0]
   Hey! My band! # camera: wide # move: you to 4.2, bao to 2.9 # pose: you lift spoon, nim reach # feel: you mad, bao worried # who: nim # face: surprised
   Tell him, and he may stop. # move: you to 1.6 # pose: bao rest bun-plate, nim stand, you stand # feel: you okay, nim okay # who: bao # face: calm
   It hurts my ears, Nim. # pose: you clutch, nim stand # feel: nim surprised # who: you # face: okay # play: echo
   -> soft
 * [Nim, softer? It hurts my ears. # pic: speak # ev: er=2]
   Oh! I did not know. # camera: wide # pose: nim stand spoon, you stand # feel: you calm, bao happy # who: nim # face: surprised
   -> soft
 * [Move away from Nim, and say nothing. # pic: turn-away # ev: er=1]
   Where are you going? Was it me? # camera: wide # move: you to 1 # pose: nim shrug spoon, you hide # feel: you sad, bao worried # who: nim # face: worried
   It is loud for some ears. # move: you to 1.6 # pose: bao point, you stand # feel: you okay, nim surprised # who: bao # face: calm
   -> soft

=== soft
I can play with my tail. # camera: wide # move: you to 1.6 # pose: nim swish, nim stand, you stand, bao hold bun-plate # feel: you happy, bao happy # who: nim # face: happy
Fff. Fff. A very soft band. # camera: close nim # fx: hush # pose: nim swish # feel: nim proud, you happy # who: narrator
The buns are here. Sefa is not. # camera: wide # fx: hush off # move: you to 2.7, bao to 1.5 # enter: sefa from right at 9 slowly # prop: put bun-plate on low-table at 4.3 # pose: bao point, nim stand # feel: sefa happy, you excited, nim excited # who: bao # face: happy
We eat when she sits down. # camera: wide # pose: bao rest # feel: you excited, nim excited, sefa happy # who: bao # face: calm # play: wait secs=8 thing=bun-plate clock=sefa # ask: buns # hint: Your nose may eat first.
 * [I waited. # out: waited # pic: flower # ev: ic=2]
   You saved me a whole bun. # move: sefa to 6.5 # fx: sparkle # pose: sefa cheer, you rest # feel: you proud, bao happy, nim happy # who: sefa # face: happy
   -> tray
 * [I tapped once. # out: slip # pic: bud # ev: ic=1]
   One bun has a small hole. # move: sefa to 6.5 # prop: nibble bun-plate # camera: close bun-plate # pose: you clutch, sefa stand # feel: you surprised, bao surprised, nim happy, sefa surprised # who: narrator
   I like holes. Air is light. # camera: wide # pose: sefa nod, you stand # feel: you happy, bao happy # who: sefa # face: calm
   -> tray
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   The plate is all crumbs. # move: sefa to 6.5 # prop: tear bun-plate # fx: dust # pose: you shrug, sefa stand # feel: you surprised, bao worried, nim surprised, sefa sad # who: narrator
   Papa packed more. Bears know. # prop: put bun-plate on low-table at 4.3 # pose: bao lift, you stand # feel: you okay, nim happy, sefa happy # who: bao # face: calm
   -> tray

=== tray
Crash! A tray is on the floor. # camera: wide # enter: ducklings from right at 8.6 # prop: put lunch-tray at 7.6, fall lunch-tray # fx: shake, dust # pose: ducklings hide, nim hide, bao stand, sefa hide # feel: you surprised, nim surprised, bao surprised, sefa surprised, ducklings surprised # who: narrator
Oops. # camera: wide # pose: ducklings shrug # who: ducklings # face: worried
Your heart goes thump, thump, thump. # camera: close you # pose: you clutch # feel: you surprised # who: narrator # ask: tray # hint: A noise comes. A noise goes.
 * [Breathe out. It was just a tray. # pic: breathe # ev: er=2]
   Thump, thump. Thump. And slow. # camera: wide # pose: you rest, nim stand, sefa stand # feel: you calm, nim okay, bao okay, sefa okay, ducklings okay # who: narrator
   -> finish
 * [Bang my spoon back, a lot louder! # pic: drum # ev: er=0]
   Bang! Quack! Bang! Quack! # camera: wide # fx: shake # pose: you lift spoon, ducklings hop, nim hide, sefa hide # feel: you mad, nim worried, bao worried, sefa worried # who: ducklings # face: worried
   My ears want a nap. Blow? # pose: sefa hold, you hold, nim stand, ducklings stand # feel: you calm, nim okay, bao okay, ducklings okay # who: sefa # face: calm # play: breathe rounds=2
   -> finish
 * [Hide my face in my arms. # pic: cover-ears # ev: er=1]
   It is dark in there. And safe. # camera: wide # pose: you hide, nim stand, sefa stand # feel: you worried, nim worried, bao okay, ducklings worried # who: narrator
   It was a tray. It is over. # pose: bao comfort, you stand # feel: you okay, nim okay, sefa okay # who: bao # face: calm
   -> finish

=== finish
They pick it up. You all eat. # camera: wide # prop: gone lunch-tray # pose: ducklings reach, you hold bun, bao rest, nim stand, sefa stand # feel: you happy, nim happy, bao happy, sefa happy, ducklings happy # who: narrator
It gets quiet. It gets so quiet. # fx: hush # pose: ducklings rest, nim rest, you hold bun # feel: you calm, nim calm, sefa calm, ducklings calm, bao calm # who: narrator
Sluuuuurp. # camera: close bao # pose: bao hold soup-bowl # who: bao # face: happy
Everybody looks at Bao. # camera: wide # pose: bao hide soup-bowl # feel: bao surprised, you surprised, nim surprised, sefa surprised, ducklings surprised # who: narrator
Too loud? # pose: bao hold soup-bowl # feel: you happy # who: bao # face: worried
No, Bao. That is music! # fx: hush off # pose: nim cheer, bao stand soup-bowl, you cheer bun # feel: you happy, bao happy, sefa happy # who: nim # face: excited
Sluuurp. # pose: ducklings cheer, nim cheer # fx: sparkle # feel: you happy, bao proud, nim excited, sefa happy # who: ducklings # face: excited
Slurp. I am late again. # camera: wide # pose: sefa wave, you wave ear-defenders, bao cheer, nim cheer, ducklings cheer # feel: you proud, bao happy, nim happy, ducklings happy # who: sefa # face: calm # keepsake: quiet-ears
-> END
