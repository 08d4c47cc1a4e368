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
Out we go! The slide is dry. # who: plum # face: happy
Nim and Bao are sliding. # who: narrator
You want to play too. # who: narrator
Where will you stand? # who: plum # face: calm # play: map spots=gate,ladder,slide # ask: spot # hint: Close enough to see smiles.
 * [By the ladder. # out: ladder # pic: ladder # ev: ini=2]
   Now they can see you. # who: narrator
   -> hello
 * [Far back, by the gate. # out: gate # pic: gate # ev: ini=1]
   It is far. You hop closer. # who: narrator
   -> hello
 * [On the end of the slide. # out: slide # pic: slide # ev: ini=0]
   Beep beep! Big bear coming! # who: bao # face: surprised
   Hop over by the ladder. Phew! # who: plum # face: calm
   -> hello

=== hello
Whoosh! Nim lands by your feet. # who: narrator # ask: hello # hint: A hello can be tiny.
 * [Say, "Hi, Nim!" # pic: wave # ev: ini=2]
   Hi! Hi! I went so fast! # who: nim # face: excited
   -> join
 * [Wave one finger. # pic: finger # ev: ini=1]
   A finger hello! Hello, finger! # who: nim # face: happy
   -> join
 * [Look at my shoes. # pic: shoes # ev: ini=0]
   Hello, shoes! # who: nim # face: happy
   Your shoes wiggle back. # who: narrator
   Now a hello from the top? # who: plum # face: calm
   Hello, Nim. # who: you # face: okay # play: echo
   -> join

=== join
We are a fish train. # who: bao # face: happy
Choo choo! Glub glub! # who: nim # face: excited
You like trains. You like fish. # who: narrator # ask: join # hint: They cannot hear a wish.
 * [Can I be a fish too? # pic: fish # ev: ini=2]
   Yes! What kind of fish? # who: bao # face: happy
   A fast one! # who: you # face: happy
   -> full
 * [Stand near and glub. # pic: glub # ev: ini=1]
   I hear one more glub. # who: bao # face: surprised
   It is you! Are you in? # who: nim # face: happy
   -> full
 * [Fish do not ride trains. # pic: turn-away # ev: ini=0]
   Ours do. # who: bao # face: okay
   New fish may ask for a seat. # who: plum # face: calm
   -> full

=== full
Oh. The slide holds two. # who: nim # face: worried
No room just now. # who: bao # face: sad
Your tummy feels small. # who: narrator # ask: full # hint: Now is not forever.
 * [May I ride next? # pic: ask # ev: ini=2]
   Yes! You get the front! # who: nim # face: happy
   -> sefa
 * [Stand there and say nothing. # pic: wait # ev: ini=1]
   Whoosh. They go. They climb up. # who: narrator
   Were you waiting? Hop on! # who: bao # face: happy
   -> sefa
 * [Squeeze in anyway. # pic: push # ev: ini=0]
   Oof. The train is stuck. # who: nim # face: frustrated
   One fish off, please. Then on. # who: plum # face: calm
   Your turn now! # who: nim # face: okay
   -> sefa

=== sefa
Choo choo, glub, whoosh! # who: narrator
Sefa sits by the sandbox. # who: narrator
She looks at the train. # who: narrator # ask: sefa # hint: You know how waiting feels.
 * [Come and ride, Sefa! # pic: invite # ev: ini=2]
   Me? I was hoping. # who: sefa # face: happy
   -> brave
 * [Smile at Sefa. # pic: smile # ev: ini=1]
   Sefa smiles. She scoots closer. # who: narrator
   Is there a seat for me? # who: sefa # face: okay
   -> brave
 * [Run up the ladder again. # pic: run # ev: ini=0]
   Sefa draws a small fish alone. # who: narrator
   Sefa! Come be our slow fish! # who: bao # face: happy
   -> brave

=== brave
My shell may get stuck. # who: sefa # face: worried
What do you say? # who: narrator # ask: brave # hint: What would feel safe to her?
 * [We can go down together. # pic: share # ev: emp=2]
   Together. Then I am in. # who: sefa # face: okay
   -> ride
 * [It is not scary. # pic: speak # ev: emp=1]
   It is a little scary. # who: sefa # face: worried
   I will hold your foot. # who: bao # face: calm
   -> ride
 * [Hurry up, Sefa. # pic: hurry # ev: emp=0]
   I do not own a hurry. # who: sefa # face: sad
   Slow fish, take your time. # who: plum # face: calm
   -> ride

=== ride
Scritch. Scratch. Whoooosh! # who: narrator
Again! # who: sefa # face: excited
Ding ding! Time to go in. # who: plum # face: calm # ask: bye # hint: A goodbye can hold a plan.
 * [Fish train again tomorrow? # pic: train # ev: ini=2]
   Yes! Bring your glub! # who: nim # face: excited
   -> finish
 * [Bye. # pic: wave # ev: ini=1]
   Bye, fast fish! # who: bao # face: happy
   -> finish
 * [Walk in by myself. # pic: walk # ev: ini=0]
   Wait! Did you like it? # who: sefa # face: okay
   I liked the whoosh. # who: you # face: happy
   -> finish

=== finish
One hello. One whole train. # who: plum # face: proud # badge: hello-maker
-> END
