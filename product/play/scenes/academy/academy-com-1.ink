// My Turn, Your Turn. Academy, the classroom, scene 2. Grades K-1; every line is read aloud.
# id: academy-com-1
# title: My Turn, Your Turn
# kind: lesson
# skill: com
# also: coop
# max_words: 7
# place: classroom
-> start

=== start
Meet the talking spoon. # who: plum # face: happy
Hold it, and you may talk. # who: plum # face: calm
No spoon? Then ears are on. # who: plum # face: calm
May I lick it? # who: bao # face: excited
No licking, Bao. # who: plum # face: calm
Sefa holds the spoon. Slowly. # who: narrator
I found a... # who: sefa # face: calm
A shoe! A frog! A pie! # who: nim # face: excited
Sefa looks at you. # who: narrator # ask: listen # hint: Who is holding the spoon?
 * [Look at Sefa and wait. # pic: watch # ev: com=2]
   A button. A blue one. # who: sefa # face: happy
   -> story
 * [Nod, and look outside. # pic: window # ev: com=1]
   Are your ears here, friend? # who: sefa # face: okay
   A button. I found a button. # who: sefa # face: calm
   -> story
 * [Say, "I bet it is cheese!" # pic: cheese # ev: com=0]
   Not cheese. I wish it was. # who: sefa # face: okay
   The spoon is with Sefa. Ears on. # who: plum # face: calm
   A button. I found a button. # who: sefa # face: calm
   -> story

=== story
My button had a long trip. # who: sefa # face: proud
It rode on a bus. # who: sefa # face: calm
It rolled out in the rain. # who: sefa # face: calm
It slept in a boot. # who: sefa # face: calm
What did your ears catch? # who: plum # face: happy # play: listen items=3 words=bus,rain,boot decoys=train,snow,hat # ask: recall # hint: Wheels. Water. Something for feet.
 * [All three. # out: r3 # pic: three # ev: com=2]
   Bus, rain, boot. You heard everything! # who: sefa # face: happy
   -> question
 * [Two. # out: r2 # pic: two # ev: com=1]
   Almost. Bus, rain, boot. # who: sefa # face: okay
   -> question
 * [One or none. # out: r1 # pic: one # ev: com=0]
   I like telling it. Once more. # who: sefa # face: calm
   Bus. Rain. Boot. # who: sefa # face: calm # play: echo
   -> question

=== question
You may ask Sefa one thing. # who: plum # face: calm # ask: question # hint: Ask about her button's trip.
 * [Whose boot was it? # pic: boot # ev: com=2]
   Mine! My toes found it. # who: sefa # face: excited
   -> tell
 * [Can I hold it? # pic: hand # ev: com=1]
   Gently. It has had a day. # who: sefa # face: okay
   -> tell
 * [Do you like noodles? # pic: noodles # ev: com=0]
   Yes. My story had no noodles. # who: sefa # face: surprised
   My tummy has no noodles. # who: bao # face: sad
   -> tell

=== tell
Now the spoon comes to you. # who: plum # face: happy
Today you saw a snail. # who: narrator
It wore a leaf hat. # who: narrator
What do you tell us? # who: plum # face: calm # ask: tell # hint: Say who. Say what happened.
 * [A snail wore a leaf hat! # pic: snail # ev: com=2]
   A hat! What a fancy snail! # who: bao # face: happy
   -> quiet
 * [It had a hat. Um. # pic: hat # ev: com=1]
   Who had a hat? # who: nim # face: okay
   A snail. # who: you # face: okay
   Ohhh! A snail! # who: nim # face: happy
   -> quiet
 * [Bang the spoon. Bong! # pic: drum # ev: com=0]
   I heard bong. Was that it? # who: bao # face: surprised
   Bong, and some words too? # who: plum # face: happy
   The snail had a leaf hat. # who: you # face: happy # play: echo
   -> quiet

=== quiet
Wren has the spoon now. # who: narrator
Peep. I saw. Peep peep. # who: wren # face: worried
Her voice is very, very small. # who: narrator # ask: quiet # hint: Asking again is fine.
 * [Once more, please, Wren? # pic: ask # ev: com=2]
   I saw a rainbow puddle! # who: wren # face: happy
   -> both
 * [Lean in close. # pic: ear # ev: com=1]
   You catch one word. Rainbow. # who: narrator
   In a puddle. # who: wren # face: okay
   -> both
 * [Say, "Wren saw a worm." # pic: worm # ev: com=0]
   No. It was not a worm. # who: wren # face: sad
   Wren tells it best. # who: plum # face: calm
   I saw a rainbow puddle. # who: wren # face: okay
   -> both

=== both
Nim grabs the spoon. So does Bao. # who: narrator
My turn! My turn! # who: nim # face: mad
No, mine! # who: bao # face: frustrated
They both look at you. # who: narrator # ask: both # hint: Turns have a first and next.
 * [Nim, then Bao. Is that okay? # pic: turns # ev: com=2, coop=2]
   Okay. I can be next. # who: bao # face: okay
   -> finish
 * [Stop pulling! # pic: stop # ev: com=1, coop=1]
   They stop. Nobody lets go. # who: narrator
   Nim first. Bao next. Good? # who: plum # face: calm
   -> finish
 * [I will take the spoon! # pic: spoon # ev: com=0, coop=0]
   Now three friends are pulling. # who: narrator
   Poor spoon. Nim, Bao, then you. # who: plum # face: calm
   -> finish

=== finish
I found my other sock! # who: nim # face: happy
I still want to lick it. # who: bao # face: happy
The sock? # who: sefa # face: surprised
I heard every one of you. # who: plum # face: proud # badge: turn-taker
-> END
