// My Turn, Your Turn. Academy, the classroom, scene 2. Grades K-1; every line is read aloud.
# id: academy-com-1
# title: My Turn, Your Turn
# kind: lesson
# skill: com
# max_words: 7
# place: classroom
-> start

=== start
Meet the talking spoon. # enter: you at 2, nim at 3.5, bao at 5, sefa at 6.7, plum at 8.2 # pose: plum lift spoon # feel: you happy, nim happy, bao happy, sefa calm # who: plum # face: happy
Hold it, and you may talk. # camera: close plum # pose: plum hold spoon # who: plum # face: calm
No spoon? Then ears are on. # camera: wide # pose: plum wave spoon # feel: you calm, nim okay # who: plum # face: calm
May I lick it? # pose: bao reach, plum hold spoon # feel: plum surprised, nim happy # who: bao # face: excited
No licking, Bao. # pose: bao stand, plum shake-head # feel: bao sad # who: plum # face: calm
Sefa holds the spoon. Slowly. # pose: sefa hold spoon, plum stand # feel: sefa happy, bao okay # who: narrator
I found a... # camera: close sefa # feel: nim excited, you calm # who: sefa # face: calm
A shoe! A frog! A pie! # camera: wide # pose: nim cheer # feel: sefa surprised, bao happy # who: nim # face: excited
Sefa looks at you. # camera: two you sefa # pose: nim stand # feel: sefa worried, nim happy, you okay # who: narrator # ask: listen # hint: Who is holding the spoon?
 * [Wait. Let Sefa say it. # pic: wait # ev: com=2]
   A button. A blue one. # camera: wide # pose: you rest, sefa lift spoon # prop: put coat-button at 5.8 # feel: you happy, nim surprised, bao surprised # who: sefa # face: happy
   -> story
 * [Say, "Quick! What is it?" # pic: hurry # ev: com=1]
   I am quick. For a tortoise. # camera: wide # pose: you nod # feel: you okay, nim okay # who: sefa # face: okay
   A button. I found a button. # prop: put coat-button at 5.8 # pose: sefa lift spoon # feel: you surprised, bao surprised # who: sefa # face: calm
   -> story
 * [Say, "I bet it is cheese!" # pic: cheese # ev: com=0]
   Not cheese. I wish it was. # camera: wide # pose: you cheer # feel: you excited, bao happy # who: sefa # face: okay
   The spoon is with Sefa. Ears on. # pose: you stand, plum rest # feel: you okay, nim okay, bao okay # who: plum # face: calm
   A button. I found a button. # prop: put coat-button at 5.8 # pose: sefa lift spoon, plum stand # feel: you surprised, bao surprised # who: sefa # face: calm
   -> story

=== story
My button had a long trip. # camera: close coat-button # pose: sefa hold spoon, you stand, plum stand # feel: you happy, nim okay, bao happy # who: sefa # face: proud
It rode on a bus. # camera: wide # prop: put coat-button at 4.2 # feel: nim excited # who: sefa # face: calm
It rolled out in the rain. # prop: put coat-button at 5.8 # fx: rain # feel: nim surprised, bao worried # who: sefa # face: calm
It slept in a boot. # fx: rain off, hush # feel: bao calm, nim calm, you calm # who: sefa # face: calm
What did your ears catch? # fx: hush off # pose: plum wave # feel: you determined, sefa happy # who: plum # face: happy # play: listen items=3 words=bus,rain,boot decoys=train,snow,hat by=sefa # ask: recall # hint: Wheels. Water. Something for feet.
 * [All three. # out: r3 # pic: three # ev: com=2]
   Bus, rain, boot. You heard everything! # pose: you cheer, plum stand, sefa lift spoon # fx: sparkle # feel: you proud, bao happy, nim happy # who: sefa # face: happy
   -> question
 * [Two. # out: r2 # pic: two # ev: com=1]
   Almost. Bus, rain, boot. # pose: sefa nod, plum stand # feel: you okay # who: sefa # face: okay
   -> question
 * [One or none. # out: r1 # pic: one # ev: com=0]
   I like telling it. Once more. # pose: sefa rest spoon, plum stand # feel: you worried # who: sefa # face: calm
   Bus. Rain. Boot. # pose: sefa hold spoon # feel: you okay # who: sefa # face: calm # play: echo
   -> question

=== question
You may ask Sefa one thing. # pose: plum rest, you stand, sefa hold spoon # feel: you okay, sefa happy # who: plum # face: calm # ask: question # hint: Ask about her button's trip.
 * [Whose boot was it? # pic: boot # ev: com=2]
   Mine! My toes found it. # pose: sefa cheer spoon, plum stand # feel: you happy, bao happy, nim surprised # who: sefa # face: excited
   -> tell
 * [Can I hold it? # pic: hand # ev: com=1]
   Gently. It has had a day. # pose: you hold coat-button, plum stand # feel: you happy # who: sefa # face: okay
   -> tell
 * [Do you like noodles? # pic: noodles # ev: com=0]
   Yes. My story had no noodles. # pose: sefa shrug spoon, plum stand # feel: you happy, nim surprised # who: sefa # face: surprised
   My tummy has no noodles. # pose: bao clutch, sefa hold spoon # feel: sefa okay, you okay # who: bao # face: sad
   -> tell

=== tell
Now the spoon comes to you. # prop: gone coat-button # pose: you hold spoon, sefa stand, bao stand, plum stand # feel: you excited, bao happy, sefa happy, nim happy # who: plum # face: happy
Today you saw a snail. # camera: close you # feel: you happy # who: narrator
It wore a leaf hat. # pose: you lift spoon # feel: you happy # who: narrator
What do you tell us? # camera: wide # pose: you hold spoon # feel: nim happy, bao happy, sefa calm, you okay # who: plum # face: calm # ask: tell # hint: Say who. Say what happened.
 * [A snail wore a leaf hat! # pic: snail # ev: com=2]
   A hat! What a fancy snail! # pose: bao cheer, you lift spoon # feel: you proud, nim excited, sefa happy # who: bao # face: happy
   -> quiet
 * [It had a hat. Um. # pic: hat # ev: com=1]
   Who had a hat? # pose: nim shrug # feel: you worried, bao surprised # who: nim # face: okay
   A snail. # pose: nim stand # who: you # face: okay
   Ohhh! A snail! # pose: nim cheer # feel: you happy, bao happy # who: nim # face: happy
   -> quiet
 * [Bang the spoon. Bong, bong, bong! # pic: drum # ev: com=0]
   I heard bong. Was that it? # pose: you wave spoon # fx: shake # feel: you excited, nim surprised, sefa surprised # who: bao # face: surprised
   Bong, and some words too? # pose: plum shrug # feel: you okay, bao okay # who: plum # face: happy
   The snail had a leaf hat. # pose: you hold spoon, plum stand # feel: bao happy, nim happy, sefa happy # who: you # face: happy # play: echo
   -> quiet

=== quiet
Wren has the spoon now. # exit: nim left # enter: wren from left at 3.5 # pose: wren stand spoon, you stand, bao stand, plum stand # feel: wren worried, you okay, bao okay # who: narrator
Peep. Build my house. Peep. # camera: close wren # fx: hush # pose: wren stand spoon # who: wren # face: worried
Her voice is very, very small. # camera: two you wren # feel: wren worried, you worried, bao worried # who: narrator # play: build by=wren steps=cube,arch,roof more=ball,star # ask: quiet # hint: Asking again is fine.
 * [As Wren told me. # out: as-told # pic: ask # ev: com=2]
   My house! You heard every peep! # camera: wide # fx: hush off, sparkle # pose: wren lift spoon # feel: you happy, bao happy, sefa happy, plum happy # who: wren # face: happy
   -> both
 * [One block is off. # out: nearly # pic: ear # ev: com=1]
   So close! One block goes elsewhere. # camera: wide # fx: hush off # pose: wren point spoon # feel: you surprised, bao happy # who: wren # face: okay
   -> both
 * [Another house. # out: other # pic: worm # ev: com=0]
   Is that a boat? # camera: wide # fx: hush off # pose: wren shake-head # feel: you surprised, bao okay # who: wren # face: sad
   You may ask Wren again. # pose: plum rest, you stand # feel: you worried # who: plum # face: calm
   Cube. Arch. Roof. My house! # pose: wren stand spoon, plum stand # feel: you happy, bao happy # who: wren # face: okay
   -> both

=== both
Nim grabs the spoon. So does Bao. # enter: nim from left at 3.9 # pose: nim reach spoon, bao clutch, you stand # exit: wren left # move: you to 2 # camera: wide # feel: nim determined, bao determined, you surprised, wren surprised, sefa surprised # who: narrator
My turn! My turn! # camera: two nim bao # fx: shake # feel: bao frustrated # who: nim # face: mad
No, mine! # pose: bao fists # feel: nim mad # who: bao # face: frustrated
They both look at you. # camera: wide # feel: you worried, nim mad, bao mad, sefa worried, plum calm # who: narrator # ask: both # hint: Turns have a first and next.
 * [Nim, then Bao. Is that okay? # pic: turns # ev: com=2]
   Okay. I can be next. # pose: bao stand, nim hold spoon, you wave # feel: nim happy, you happy, plum happy, sefa happy # who: bao # face: okay
   -> finish
 * [Stop pulling! # pic: stop # ev: com=1]
   They stop. Nobody lets go. # pose: you reach # feel: nim surprised, bao surprised, you frustrated # who: narrator
   Nim first. Bao next. Good? # pose: plum rest, nim hold spoon, bao stand, bao nod, you stand # feel: nim okay, bao okay, you okay # who: plum # face: calm
   -> finish
 * [Stop it! I will take the spoon! # pic: spoon # ev: com=0]
   Now three friends are pulling. # move: you to 2.9 # pose: you reach # fx: shake # feel: you mad, nim mad, bao mad, sefa surprised # who: narrator
   Poor spoon. Nim, Bao, then you. # move: you to 2 # pose: you stand, bao stand, nim hold spoon, plum comfort # feel: nim okay, bao okay, you okay, sefa okay # who: plum # face: calm
   -> finish

=== finish
I found my other sock! # camera: wide # pose: nim lift spoon, you stand, bao stand, plum stand # feel: bao happy, sefa happy, you happy # who: nim # face: happy
I still want to lick it. # pose: bao hold spoon, nim stand # feel: nim happy # who: bao # face: happy
The sock? # pose: sefa shrug # feel: nim surprised, bao surprised, you happy # who: sefa # face: surprised
I heard every one of you. # pose: nim cheer, bao cheer spoon, you wave, sefa wave # fx: sparkle # feel: nim happy, bao happy, you proud, sefa happy # who: plum # face: proud # keepsake: turn-taker
-> END
