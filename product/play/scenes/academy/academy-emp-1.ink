// Who Lost a Mitten? Academy, the coat room, scene 5. Grades K-1; every line is read aloud.
# id: academy-emp-1
# title: Who Lost a Mitten?
# kind: lesson
# skill: emp
# also: com
# max_words: 7
# place: coat-room
-> start

=== start
Snow! Coats on! Boots on! # who: plum # face: excited
A red mitten lies all alone. # who: narrator
Nim hops in his boots. # who: narrator
Sefa hums under a new hat. # who: narrator
Wren sits very still. # who: narrator
Who may need a friend? # who: plum # face: calm # ask: who # hint: Who is not getting ready?
 * [Wren. She is so still. # pic: wren # ev: emp=2]
   I see it too. Come along. # who: plum # face: calm
   -> feel
 * [I am not sure. # pic: unsure # ev: emp=1]
   One friend has no boots on. # who: plum # face: calm
   It is Wren. # who: narrator
   -> feel
 * [Nim. He is hopping. # pic: nim # ev: emp=0]
   I hop because it snows! # who: nim # face: excited
   Now peek at Wren. # who: plum # face: calm
   -> feel

=== feel
One of mine is gone. # who: wren # face: sad
Peek at Wren's face. # who: narrator # play: faces # ask: feel # hint: See her eyes. See her beak.
 * [Sad. # out: sad # pic: face-sad # ev: emp=2]
   Yes. Sad, right to the beak. # who: plum # face: calm
   -> why
 * [Mad. # out: mad # pic: face-mad # ev: emp=1]
   Her beak points down. She is sad. # who: plum # face: calm
   -> why
 * [Happy. # out: happy # pic: face-happy # ev: emp=0]
   Her beak points down. She is sad. # who: plum # face: calm
   -> why

=== why
Granny knitted them for me. # who: wren # face: sad
Granny lives across the sea. # who: wren # face: sad
Why is Wren so sad? # who: plum # face: calm # ask: why # hint: Who made the mittens?
 * [Granny's gift is gone. # pic: gift # ev: emp=2]
   Yes. It smells of Granny. # who: wren # face: okay
   -> give
 * [Her wing is cold. # pic: cold # ev: emp=1]
   A bit. And I miss Granny. # who: wren # face: sad
   -> give
 * [She does not like snow. # pic: snow # ev: emp=0]
   I love snow. I miss Granny. # who: wren # face: sad
   -> give

=== give
You hold the red mitten. # who: narrator # ask: give # hint: Not sure? You can ask.
 * [Ask, "Is this yours, Wren?" # pic: mitten # ev: emp=2]
   No. Mine is blue. But thank you. # who: wren # face: okay
   -> bao
 * [Put it on the shelf. # pic: shelf # ev: emp=1]
   Not that one. Mine is blue. # who: wren # face: sad
   -> bao
 * [Wear it on my nose. # pic: nose # ev: emp=0]
   Nim giggles. Wren looks away. # who: narrator
   Mine is blue, anyway. # who: wren # face: sad
   She may want help, not jokes. # who: plum # face: calm
   -> bao

=== bao
Then who lost a red one? # who: nim # face: surprised
Not me. Ha ha. Not me. # who: bao # face: worried
Bao hides one paw. # who: narrator
His lip goes wobble, wobble. # who: narrator # ask: bao # hint: Does the lip match the laugh?
 * [Bao feels bad inside. # pic: heart # ev: emp=2]
   How did you know? # who: bao # face: sad
   -> say
 * [Bao is hungry. # pic: bun # ev: emp=1]
   I am hungry. And sad. # who: bao # face: sad
   -> say
 * [Bao is fine. He laughed. # pic: face-happy # ev: emp=0]
   My laugh is fine. I am not. # who: bao # face: sad
   -> say

=== say
I lose things. I feel silly. # who: bao # face: sad
What do you say to Bao? # who: narrator # ask: say # hint: Soft words for wobbly lips.
 * [We all lose things. Here, Bao. # pic: give # ev: emp=2, com=2]
   Thank you. Hello, warm paw! # who: bao # face: happy
   -> blue
 * [Here is your mitten. # pic: mitten # ev: emp=1, com=1]
   Thank you. # who: bao # face: okay
   -> blue
 * [You lose everything! # pic: tease # ev: emp=0, com=0]
   I know. # who: bao # face: sad
   I lost my glasses. On my head. # who: plum # face: calm
   Ha! You did! # who: bao # face: happy
   -> blue

=== blue
Now a blue one, for Wren. # who: plum # face: calm
Do you like my hat? # who: sefa # face: proud
It is small. It is blue. # who: narrator
Sefa. It has a thumb. # who: nim # face: surprised
Oh. I thought that was style. # who: sefa # face: surprised
Wren gets it back. She beams. # who: narrator
Now Sefa's head is bare. # who: narrator # ask: sefa # hint: What does Sefa need now?
 * [Share my long scarf. # pic: scarf # ev: emp=2]
   I am wrapped like a gift. # who: sefa # face: happy
   -> finish
 * [Say, "Sorry, Sefa." # pic: pat # ev: emp=1]
   It was a good hat. Brr. # who: sefa # face: okay
   My scarf fits two. # who: bao # face: happy
   -> finish
 * [Run out to the snow. # pic: run # ev: emp=0]
   Brr. Go on. I will come. # who: sefa # face: sad
   You look back. Sefa shivers. # who: narrator
   My scarf fits two. # who: bao # face: happy
   -> finish

=== finish
Two mittens. One scarf. Warm friends. # who: plum # face: proud # badge: warm-heart
Snow, here we come! # who: nim # face: excited
-> END
