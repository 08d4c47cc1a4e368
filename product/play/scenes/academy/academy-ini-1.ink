// Hello at the Slide. Academy, the playground, scene 4. Grades K-1; every line is read aloud.
# id: academy-ini-1
# title: Hello at the Slide
# kind: lesson
# skill: ini
# also: emp
# max_words: 7
# place: playground
-> start

=== start
Out we go! The slide is dry. # enter: you from left at 3.3, plum from left at 2.2, bao at 5.3, nim at 6.4, sefa at 8.8 # pose: sefa sit # feel: you happy, bao happy, nim happy, sefa okay # who: plum # face: happy
Nim and Bao are sliding. # move: nim to 7.6, bao to 6.4 # pose: nim cheer, bao cheer # feel: nim excited, bao excited # who: narrator
You want to play too. # move: bao to 5.3, nim to 6.4 # pose: nim stand, bao stand # camera: close you # feel: you worried, nim happy, bao happy # who: narrator
Where will you stand? # camera: wide # pose: plum rest # feel: you okay # who: plum # face: calm # play: map spots=gate,ladder,slide # ask: spot # hint: Close enough to see smiles.
 * [By the ladder. # out: ladder # pic: ladder # ev: ini=2]
   Now they can see you. # move: you to 4.2 # feel: you happy, nim happy, bao happy # who: narrator
   -> hello
 * [Far back, by the gate. # out: gate # pic: gate # ev: ini=1]
   It is far. You hop closer. # move: you to 4.2 # pose: you hop # feel: you okay, plum happy # who: narrator
   -> hello
 * [On the end of the slide. # out: slide # pic: slide # ev: ini=0]
   Beep beep! Big bear coming! # move: you to 7.6, nim to 5.3, bao to 6.5 # pose: bao lift, you hide # fx: shake # feel: you surprised, nim surprised # who: bao # face: surprised
   Hop over by the ladder. Phew! # move: you to 4.2, bao to 5.3, nim to 6.4 # pose: you stand, bao stand # feel: you okay, bao okay, nim okay # who: plum # face: calm
   -> hello

=== hello
Whoosh! Nim lands by your feet. # move: nim to 5.2, bao to 6.4, you to 4.2 # pose: nim sit, plum stand # fx: dust # feel: nim excited, you surprised, bao happy # who: narrator # ask: hello # hint: A hello can be tiny.
 * [Wave, or say hi. # pic: wave # ev: ini=2]
   Hi! Hi! I went so fast! # pose: you wave, nim cheer # feel: you happy, plum happy # who: nim # face: excited
   -> join
 * [Wait for Nim to say hi. # pic: wait # ev: ini=1]
   Oh! Hi! I saw you first! # pose: you stand, nim wave # feel: you okay, plum happy # who: nim # face: happy
   -> join
 * [Look at my shoes. # pic: shoes # ev: ini=0]
   Hello, shoes! # pose: you hide, nim wave # feel: you worried # who: nim # face: happy
   Your shoes wiggle back. # pose: you stand, you hop, nim stand # feel: you okay, nim happy # who: narrator
   Now a hello from the top? # pose: plum comfort # who: plum # face: calm
   Hello, Nim. # pose: you wave, plum stand # feel: nim happy # who: you # face: okay # play: echo
   -> join

=== join
We are a fish train. # move: nim to 6.6, bao to 5.5 # pose: bao reach, nim lift fish, you stand, plum stand # feel: nim happy, you surprised # who: bao # face: happy
Choo choo! Glub glub! # pose: nim hop # feel: bao happy # who: nim # face: excited
You like trains. You like fish. # camera: close you # pose: you clutch # feel: you excited # who: narrator # ask: join # hint: They cannot hear a wish.
 * [Can I be a fish too? # pic: fish # ev: ini=2]
   Yes! What kind of fish? # camera: wide # pose: you wave, bao stand # feel: you happy, nim happy # who: bao # face: happy
   A fast one! # pose: you cheer # feel: bao happy # who: you # face: happy
   -> full
 * [Stand near and glub. # pic: glub # ev: ini=1]
   I hear one more glub. # camera: wide # pose: you hop, you rest, bao stand # feel: you okay, nim surprised # who: bao # face: surprised
   It is you! Are you in? # pose: nim wave fish # feel: you happy, bao happy # who: nim # face: happy
   -> full
 * [Fish do not ride trains. # pic: turn-away # ev: ini=0]
   Ours do. # camera: wide # pose: you shrug # feel: you okay, nim surprised # who: bao # face: okay
   New fish may ask for a seat. # pose: plum comfort, you stand # feel: you worried, nim okay # who: plum # face: calm
   -> full

=== full
Oh. The slide holds two. # camera: wide # pose: nim hold fish, bao stand, you stand, plum stand # feel: bao worried, you surprised # who: nim # face: worried
No room just now. # pose: bao shrug # feel: you sad # who: bao # face: sad
Your tummy feels small. # camera: close you # pose: you clutch # feel: you sad # who: narrator # ask: full # hint: Now is not forever.
 * [May I ride next? # pic: ask # ev: ini=2]
   Yes! You get the front! # camera: wide # pose: you wave, nim cheer fish, bao stand # feel: you happy, bao happy # who: nim # face: happy
   -> sefa
 * [Stand there and say nothing. # pic: wait # ev: ini=1]
   Whoosh. They go. They climb up. # camera: wide # move: nim to 7.6, bao to 6.5 # pose: you stand, bao cheer # feel: nim excited, bao excited, you sad # who: narrator
   Were you waiting? Hop on! # move: nim to 6.6, bao to 5.5 # pose: bao wave # feel: you surprised, nim happy # who: bao # face: happy
   -> sefa
 * [Squeeze in anyway. # pic: push # ev: ini=0]
   Oof. The train is stuck. # camera: wide # move: bao to 4.6, you to 5.6 # pose: you reach, bao clutch # fx: shake # feel: you surprised, bao surprised # who: nim # face: frustrated
   One fish off, please. Then on. # move: you to 4.2, bao to 5.5 # pose: you stand, bao stand # feel: you worried, bao okay # who: plum # face: calm
   Your turn now! # pose: nim wave fish # feel: you happy, bao happy # who: nim # face: okay
   -> sefa

=== sefa
Choo choo, glub, whoosh! # move: you to 7.4, nim to 6.4, bao to 5.4 # pose: you cheer, nim reach fish, bao reach # fx: dust # feel: you excited, nim excited, bao excited, plum happy # who: narrator
Sefa sits by the sandbox. # camera: close sefa # pose: sefa sit # feel: sefa okay # who: narrator
She looks at the train. # camera: wide # pose: you stand, nim hold fish, bao stand # feel: sefa worried, you okay # who: narrator # ask: sefa # hint: You know how waiting feels.
 * [Come and ride, Sefa! # pic: invite # ev: ini=2]
   Me? I was hoping. # pose: you wave, sefa stand # feel: you happy, nim happy, bao happy # who: sefa # face: happy
   -> brave
 * [Smile at Sefa. # pic: smile # ev: ini=1]
   Sefa smiles. She scoots closer. # move: sefa to 8.4 slowly # pose: sefa stand # feel: sefa happy, you happy # who: narrator
   Is there a seat for me? # pose: sefa wave # feel: nim happy, bao happy # who: sefa # face: okay
   -> brave
 * [Run up the ladder again. # pic: run # ev: ini=0]
   Sefa draws a small fish alone. # move: you to 4.2 # prop: put fish at 8.2 # camera: close sefa # feel: sefa sad, you happy # who: narrator
   Sefa! Come be our slow fish! # camera: wide # prop: gone fish # pose: bao wave # feel: sefa surprised, you surprised # who: bao # face: happy
   -> brave

=== brave
My shell may get stuck. # camera: wide # move: sefa to 5.2 slowly, bao to 6.3, nim to 7.4, you to 4.2 # pose: sefa clutch, bao stand, nim stand, you stand # feel: you okay, bao okay, nim okay # who: sefa # face: worried
How is Sefa? Find her face. # camera: close sefa # feel: sefa worried # who: narrator # play: faces # ask: brave # hint: Look up at her brows.
 * [Worried. # out: worried # pic: face-worried # ev: emp=2]
   A little. You saw it. # camera: two you sefa # pose: sefa stand # feel: you okay # who: sefa # face: okay
   We can go down together. # pose: you reach # feel: sefa happy # who: you # face: happy # play: echo
   Together. Then I am in. # camera: wide # pose: you stand # feel: you happy, bao happy # who: sefa # face: okay
   -> ride
 * [Sad. # out: sad # pic: face-sad # ev: emp=1]
   Not sad. Just a little scared. # camera: wide # pose: sefa clutch # feel: you surprised, bao okay # who: sefa # face: worried
   I will hold your foot. # pose: bao hold # feel: sefa okay, you okay # who: bao # face: calm
   -> ride
 * [Excited. # out: excited # pic: face-excited # ev: emp=0]
   I do not own a hurry. # camera: wide # pose: sefa hide # feel: you surprised, bao worried, nim worried # who: sefa # face: worried
   Slow fish, take your time. # pose: sefa stand, you stand, plum rest # feel: sefa okay, you okay, bao okay, nim okay # who: plum # face: calm
   -> ride

=== ride
Scritch. Scratch. Whoooosh! # move: bao to 4.6, you to 5.6, sefa to 6.6, nim to 7.7 # pose: bao reach, you reach, sefa cheer, nim cheer, plum stand # fx: dust # feel: bao excited, you excited, sefa surprised, nim excited # who: narrator
Again! # pose: sefa cheer, sefa hop # feel: you happy, bao happy, nim happy # who: sefa # face: excited
Ding ding! Time to go in. # prop: put bell at 5.1, ring bell # pose: plum wave, you stand, bao stand, nim stand, sefa stand # feel: you surprised, nim surprised, sefa happy # who: plum # face: calm # ask: bye # hint: A goodbye can hold a plan.
 * [Fish train again tomorrow? # pic: train # ev: ini=2]
   Yes! Bring your glub! # pose: you wave, nim cheer, plum stand # feel: you happy, bao happy, sefa happy # who: nim # face: excited
   -> finish
 * [Bye. # pic: wave # ev: ini=1]
   Bye, fast fish! # pose: bao wave, you wave, plum stand # feel: you okay, nim happy # who: bao # face: happy
   -> finish
 * [Walk in by myself. # pic: walk # ev: ini=0]
   Wait! Did you like it? # move: you to 1.1 # pose: sefa reach, plum stand # feel: you okay, nim okay # who: sefa # face: okay
   I liked the whoosh. # pose: you wave, sefa stand # feel: sefa happy, nim happy # who: you # face: happy
   -> finish

=== finish
One hello. One whole train. # pose: you wave, nim cheer, bao cheer, sefa cheer # fx: sparkle # feel: you proud, nim happy, bao happy, sefa happy # who: plum # face: proud # keepsake: hello-maker
-> END
