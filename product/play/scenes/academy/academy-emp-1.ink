// Who Lost a Mitten? Academy, the coat room, scene 5. Grades K-1; every line is read aloud.
# id: academy-emp-1
# title: Who Lost a Mitten?
# kind: lesson
# skill: emp
# max_words: 7
# place: coat-room
-> start

=== start
Snow! Coats on! Boots on! # enter: you at 2.2, wren at 3.6, nim at 6.2, plum at 7.4, sefa at 8.7 # prop: put blue-mitten at 8.7 # feel: you happy, wren sad, nim excited, sefa happy # who: plum # face: excited
A red mitten lies all alone. # prop: put mitten at 4.9 # camera: close mitten # who: narrator
Nim hops in his boots. # camera: wide # pose: nim cheer, nim hop # feel: nim excited, plum happy # who: narrator
Sefa hums under a new hat. # camera: close sefa # pose: sefa rest, nim stand # feel: sefa happy # who: narrator
Wren sits very still. # camera: close wren # pose: wren sit # feel: wren sad # who: narrator
Who may need a friend? # camera: wide # pose: nim cheer, nim hop, plum rest # feel: you okay # who: plum # face: calm # ask: who # hint: Who is not getting ready?
 * [Wren. She is so still. # pic: wren # ev: emp=2]
   I see it too. Come along. # pose: plum nod, nim stand # feel: you calm, nim okay # who: plum # face: calm
   -> feel
 * [I am not sure. # pic: unsure # ev: emp=1]
   One friend has no boots on. # pose: nim stand # feel: you worried, nim okay # who: plum # face: calm
   It is Wren. # camera: close wren # feel: wren sad, you surprised # who: narrator
   -> feel
 * [Nim. He hops and hops and hops. # pic: nim # ev: emp=0]
   I hop because it snows! # pose: nim cheer, nim hop # feel: you happy # who: nim # face: excited
   Now peek at Wren. # camera: two you wren # pose: nim stand # feel: you surprised, nim surprised # who: plum # face: calm
   -> feel

=== feel
One of mine is gone. # camera: two you wren # move: you to 2.5 # pose: wren sit, nim stand, plum stand # feel: you worried, nim worried # who: wren # face: sad
Peek at Wren's face. # camera: close wren # feel: wren sad # who: narrator # play: faces # ask: feel # hint: See her eyes. See her beak.
 * [Sad. # out: sad # pic: face-sad # ev: emp=2]
   Yes. Sad, right to the beak. # camera: wide # pose: plum nod # feel: you calm # who: plum # face: calm
   -> why
 * [Mad. # out: mad # pic: face-mad # ev: emp=1]
   Her beak points down. She is sad. # camera: wide # pose: plum rest # feel: you surprised # who: plum # face: calm
   -> why
 * [Happy. # out: happy # pic: face-happy # ev: emp=0]
   Her beak points down. She is sad. # camera: wide # pose: plum shake-head # feel: you surprised # who: plum # face: calm
   -> why

=== why
Granny knitted them for me. # camera: two you wren # pose: wren clutch, plum stand # feel: you okay # who: wren # face: sad
Granny lives across the sea. # pose: wren sit # feel: you worried # who: wren # face: sad
Why is Wren so sad? # camera: wide # pose: plum rest # feel: wren sad, nim worried # who: plum # face: calm # ask: why # hint: Who made the mittens?
 * [Granny's gift is gone. # pic: gift # ev: emp=2]
   Yes. It smells of Granny. # pose: wren clutch, you comfort # feel: you calm, nim okay # who: wren # face: okay
   -> give
 * [Her wing is cold. # pic: cold # ev: emp=1]
   A bit. And I miss Granny. # pose: wren clutch # feel: you worried # who: wren # face: sad
   -> give
 * [She does not like snow. # pic: snow # ev: emp=0]
   I love snow. I miss Granny. # pose: wren clutch, wren shake-head # feel: you surprised # who: wren # face: sad
   -> give

=== give
You hold the red mitten. # camera: wide # move: you to 1.9 # pose: you hold mitten, wren stand, plum stand # feel: wren sad, you okay # who: narrator # ask: give # hint: Not sure? You can ask.
 * [Ask, "Is this yours, Wren?" # pic: mitten # ev: emp=2]
   No. Mine is blue. But thank you. # pose: you reach mitten, wren shake-head # feel: you okay, plum happy # who: wren # face: okay
   -> bao
 * [Give it to Wren. "Here!" # pic: give # ev: emp=1]
   Not that one. Mine is blue. # pose: you lift mitten # feel: you surprised # who: wren # face: sad
   -> bao
 * [Wear it on my nose. # pic: nose # ev: emp=0]
   Nim giggles. Wren looks away. # pose: you wave mitten, nim cheer, wren hide # feel: you happy, nim happy, wren sad, plum surprised # who: narrator
   Mine is blue, anyway. # pose: nim stand # feel: you surprised, nim worried # who: wren # face: sad
   She may want help, not jokes. # pose: you hold mitten, plum rest # feel: you worried, nim okay # who: plum # face: calm
   -> bao

=== bao
Then who lost a red one? # camera: wide # pose: you hold mitten, wren stand, nim shrug, plum stand # exit: sefa right slowly # prop: gone blue-mitten # enter: bao from right at 4.9 # feel: bao worried, wren okay, sefa happy, you surprised # who: nim # face: surprised
Not me. Ha ha. Not me. # pose: nim stand, bao shrug # feel: you okay # who: bao # face: worried
Bao hides one paw. # pose: bao clutch # feel: bao worried, nim surprised # who: narrator
His lip goes wobble, wobble. # camera: close bao # pose: bao clutch # feel: bao worried, you worried # who: narrator
How is Bao? Find his face. # who: narrator # play: faces # ask: bao # hint: Does the lip match the laugh?
 * [Worried. # out: worried # pic: face-worried # ev: emp=2]
   How did you know? # camera: wide # pose: bao stand # feel: you calm, plum calm # who: bao # face: sad
   -> say
 * [Sad. # out: sad # pic: face-sad # ev: emp=1]
   That, too. And my paw is cold. # camera: wide # pose: bao clutch # feel: you surprised # who: bao # face: sad
   -> say
 * [Happy. # out: happy # pic: face-happy # ev: emp=0]
   My laugh is fine. I am not. # camera: wide # pose: bao clutch, bao shake-head # feel: you surprised # who: bao # face: sad
   -> say

=== say
I lose things. I feel silly. # camera: two you bao # pose: bao clutch, you hold mitten # feel: you worried, wren worried # who: bao # face: sad
What do you say to Bao? # camera: wide # feel: bao sad, nim worried, you okay # who: narrator # ask: say # hint: Soft words for wobbly lips.
 * [We all lose things. Here, Bao. # pic: give # ev: emp=2]
   Thank you. Hello, warm paw! # pose: bao lift mitten, you stand # feel: you happy, wren happy, nim happy, plum proud # who: bao # face: happy
   -> blue
 * [Here is your mitten. # pic: mitten # ev: emp=1]
   Thank you. # pose: bao hold mitten, you stand # feel: you okay, nim okay # who: bao # face: okay
   -> blue
 * [You lose everything! # pic: tease # ev: emp=0]
   I know. # pose: bao hide # feel: you frustrated, nim worried, wren sad # who: bao # face: sad
   I lost my glasses. On my head. # pose: plum shrug # feel: bao surprised, you okay, wren okay # who: plum # face: calm
   We all lose things, Bao. # who: you # face: okay # play: echo
   Ha! You did! # pose: bao hold mitten, you stand, plum stand # feel: plum happy, you happy, nim happy # who: bao # face: happy
   -> blue

=== blue
Now a blue one, for Wren. # camera: wide # exit: bao right # enter: sefa from right at 8.7 slowly # pose: plum rest, you stand # feel: wren sad, bao happy, sefa happy, nim okay, you okay # who: plum # face: calm
Do you like my hat? # prop: put blue-mitten at 8.7 # pose: sefa wave # camera: close sefa # feel: plum surprised # who: sefa # face: proud
It is small. It is blue. # pose: sefa rest # feel: sefa proud # who: narrator
Sefa. It has a thumb. # camera: wide # pose: nim point, plum stand # feel: wren surprised, you surprised, sefa surprised # who: nim # face: surprised
Oh. I thought that was style. # pose: sefa shrug, nim stand # feel: nim happy, you happy # who: sefa # face: surprised
Wren gets it back. She beams. # pose: wren lift blue-mitten, sefa stand # feel: wren happy, sefa okay, you happy, plum happy # who: narrator
Now Sefa's head is bare. # exit: nim right # enter: bao from right at 6.1 # pose: wren stand blue-mitten, sefa clutch # feel: nim excited, bao happy, sefa sad, you surprised # who: narrator # ask: sefa # hint: What does Sefa need now?
 * [Share my long scarf. # pic: scarf # ev: emp=2]
   I am wrapped like a gift. # pose: sefa hold scarf # feel: you happy, bao happy, wren happy # who: sefa # face: happy
   -> finish
 * [Say, "Sorry, Sefa." # pic: pat # ev: emp=1]
   It was a good hat. Brr. # pose: sefa clutch # feel: you worried, bao worried # who: sefa # face: okay
   My scarf fits two. # pose: sefa hold scarf, bao wave # feel: sefa happy, you happy # who: bao # face: happy
   -> finish
 * [Run out to the snow first. # pic: run # ev: emp=0]
   Brr. Go on. I will come. # move: you to 1 # pose: you cheer # feel: you excited, bao worried # who: sefa # face: sad
   You look back. Sefa shivers. # move: you to 1.9 # pose: you stand, sefa clutch # camera: close sefa # feel: you worried, sefa sad # who: narrator
   My scarf fits two. # camera: wide # pose: sefa hold scarf, bao wave # feel: sefa happy, you happy # who: bao # face: happy
   -> finish

=== finish
Two mittens. One scarf. Warm friends. # camera: wide # pose: wren lift blue-mitten, bao lift mitten, sefa hold scarf, you wave # fx: sparkle # feel: wren happy, bao happy, sefa happy, you proud # who: plum # face: proud # keepsake: warm-heart
Snow, here we come! # voice # fx: snow # pose: wren cheer blue-mitten, bao cheer mitten, you cheer # feel: wren excited, bao excited, sefa excited, you excited, plum happy # who: nim # face: excited
-> END
