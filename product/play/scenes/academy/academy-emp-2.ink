// Same Rain, Two Feelings. Academy, the meadow, scene 11. Grades K-1; every line is read aloud.
# id: academy-emp-2
# title: Same Rain, Two Feelings
# kind: lesson
# skill: emp
# also: er
# max_words: 7
# place: meadow
-> start

=== start
Kite day! Kite day is here! # enter: you at 2.2, nim at 3.6, plum at 5.4, sefa at 7, bao at 8.5 # pose: nim lift kite # feel: you excited, plum happy, sefa okay, bao happy # who: nim # face: excited
I glued it all week long. # camera: close nim # pose: nim hold kite # feel: nim proud # who: nim # face: proud
Plip. Plop. Plip, plip, plop. # camera: wide # fx: rain # pose: nim hold kite, bao lift # feel: you surprised, nim surprised, sefa surprised, bao surprised, plum surprised # who: narrator
No kites in the rain, friends. # pose: plum lift umbrella, bao stand # prop: open umbrella # feel: you worried, nim sad, sefa excited, bao worried # who: plum # face: calm
Oh. # pose: nim clutch kite # feel: you worried # who: nim # face: sad
Oh! # pose: sefa cheer, sefa hop # feel: nim sad, bao surprised # who: sefa # face: excited
Look at Nim. How is he? # camera: close nim # pose: nim clutch kite # feel: nim sad # who: narrator # play: faces # ask: nim # hint: See his ears and his brows.
 * [Mad. # out: mad # pic: face-mad # ev: emp=1]
   His brows go up. He is sad. # camera: wide # pose: plum lift umbrella # feel: you surprised # who: plum # face: calm
   -> sefa
 * [Sad. # out: sad # pic: face-sad # ev: emp=2]
   Yes. Sad, down to the tail. # camera: wide # pose: plum nod # feel: you calm # who: plum # face: calm
   -> sefa
 * [Happy. # out: happy # pic: face-happy # ev: emp=0]
   His mouth turns down. He is sad. # camera: wide # pose: plum shake-head # feel: you surprised # who: plum # face: calm
   -> sefa

=== sefa
Splish! Splash! Splosh! # camera: wide # pose: sefa cheer, sefa hop, plum lift umbrella, nim clutch kite # fx: shake # feel: bao surprised, you surprised, nim sad # who: sefa # face: excited
Look at Sefa. How is she? # camera: close sefa # pose: sefa cheer # feel: sefa excited # who: narrator # play: faces # ask: sefa # hint: What do her arms tell you?
 * [Excited. # out: excited # pic: face-excited # ev: emp=2]
   Yes! Rain drums on my shell! # camera: wide # pose: sefa cheer, sefa hop # feel: you happy, plum happy # who: sefa # face: excited
   -> why
 * [Worried. # out: worried # pic: face-worried # ev: emp=0]
   Me? No! Rain drums on my shell! # camera: wide # pose: sefa shake-head, sefa cheer # feel: you surprised # who: sefa # face: excited
   -> why
 * [Surprised. # out: surprised # pic: face-surprised # ev: emp=1]
   A bit! And I like it a lot! # camera: wide # pose: sefa cheer # feel: you happy # who: sefa # face: excited
   -> why

=== why
Same rain. But two feelings. # camera: wide # pose: plum lift umbrella, sefa stand, nim clutch kite # feel: you surprised, sefa happy, nim sad, bao okay # who: plum # face: calm
Why is that? # pose: plum lift umbrella # feel: you okay # who: plum # face: calm # ask: why # hint: What did each one wish for?
 * [One of them is wrong about rain. # pic: unsure # ev: emp=0]
   Nobody is wrong about a feeling. # pose: plum lift umbrella # feel: you surprised, sefa okay # who: plum # face: calm
   He wished for kites. She wished for this. # pose: bao point # feel: you okay # who: bao # face: calm
   -> say
 * [Nim wished for kites. Sefa wished for puddles. # pic: rain # ev: emp=2]
   That is it. Two wishes, one cloud. # pose: plum nod # feel: you proud, bao happy # who: plum # face: happy
   -> say
 * [Sefa is dry. She has a shell. # pic: sefa # ev: emp=1]
   I am wet. And I wished for it. # pose: sefa cheer # feel: you surprised, nim sad # who: sefa # face: happy
   -> say

=== say
My glue gets soft. # camera: two you nim # pose: nim hold kite, sefa stand # feel: you worried # who: nim # face: sad
What do you say to Nim? # camera: two you nim # pose: nim clutch kite # feel: nim sad, you okay # who: narrator # ask: say # hint: He worked all week.
 * [Say, "See how glad Sefa is!" # pic: smile # ev: emp=0]
   I see it. I am still sad. # camera: wide # pose: nim hide, you point # feel: you surprised, sefa worried, bao worried # who: nim # face: sad
   He worked on it all week. # pose: plum comfort umbrella, you stand # feel: you worried # who: plum # face: calm
   You did, Nim. All week. # pose: you comfort, nim stand # feel: nim okay, sefa okay, bao okay # who: you # face: okay # play: echo
   -> glad
 * [Say, "It may be dry on Monday." # pic: wait # ev: emp=1]
   Monday is so far from today. # camera: wide # pose: nim clutch kite, you stand # feel: you okay, bao okay # who: nim # face: sad
   -> glad
 * [Say, "You glued it all week." # pic: speak # ev: emp=2]
   Yes. With all ten fingers. # camera: wide # pose: nim hold kite, you comfort # feel: you calm, bao happy, plum happy # who: nim # face: okay
   -> glad

=== glad
Sefa stands very still now. # camera: close sefa # pose: sefa hide # feel: sefa worried # who: narrator
Nim is sad. Must I stop? # camera: two you sefa # move: you to 5.3, plum to 2.4, nim to 3.6 # pose: sefa clutch, you stand, plum lift umbrella, nim stand # feel: you surprised, nim sad # who: sefa # face: worried # ask: glad # hint: Can two feelings stand side by side?
 * [Splash, but far over there. # pic: walk # ev: emp=1]
   Far over there I am alone. # camera: wide # move: sefa to 7.4 # pose: sefa rest # feel: you surprised, nim okay, bao worried # who: sefa # face: sad
   Splash here. I do not mind. # move: sefa to 7 # pose: nim wave # feel: sefa happy, you happy, bao happy # who: nim # face: okay
   -> boom
 * [You can be glad. He can be sad. # pic: share # ev: emp=2]
   Both at once? In one meadow? # camera: wide # pose: sefa stand # feel: you happy, nim okay, bao happy # who: sefa # face: surprised
   It is a wide meadow. # pose: nim nod # feel: sefa happy, you happy, plum happy # who: nim # face: okay
   -> boom
 * [Yes. Make a sad face, too. # pic: face-sad # ev: emp=0]
   Sefa tries. It does not fit. # camera: wide # pose: sefa hide # feel: sefa sad, you surprised, nim surprised, bao worried # who: narrator
   Your glad face is nicer. # pose: nim wave, sefa stand # feel: sefa happy, you happy # who: nim # face: okay
   -> boom

=== boom
Boom! That was thunder. # place: classroom # enter: you at 2.2, nim at 3.6, bao at 5.7, sefa at 7.5, plum at 8.9 # prop: put table at 5.7 # fx: shake, dusk # pose: bao sit, nim hide # feel: you surprised, nim surprised, bao worried, sefa calm, plum calm # who: narrator
Inside it is dry. And dark. # camera: wide # pose: plum rest, nim stand # feel: you okay, nim okay, bao worried # who: plum # face: calm
Bao, why are you down there? # pose: nim point # feel: you surprised, bao worried # who: nim # face: surprised
I am only looking for a spoon. # camera: close bao # pose: bao clutch # feel: nim okay # who: bao # face: worried
Boom! He makes himself small. # camera: close bao # fx: shake # pose: bao hide # feel: bao worried, you worried # who: narrator # ask: bao # hint: Does a spoon make you shake?
 * [Help him look for the lost spoon. # pic: spoon # ev: emp=1]
   Thank you. No spoon yet. Brr. # camera: wide # move: you to 4.6, nim to 3.1 # pose: you reach, bao clutch # feel: you okay, nim okay # who: bao # face: worried
   The boom is big. I know. # pose: sefa rest # feel: bao okay, you surprised # who: sefa # face: calm
   -> me
 * [Say, "Bears are not scared." # pic: tease # ev: emp=0]
   This one is. A bit. # camera: wide # pose: bao hide, you point # feel: you surprised, nim worried, sefa worried # who: bao # face: sad
   Booms scare me, too. Move over. # move: sefa to 7.1 slowly # pose: sefa sit, you stand, bao sit # feel: bao okay, you okay, nim okay # who: sefa # face: calm
   -> me
 * [Say, "So loud! I will sit near." # pic: pat # ev: emp=2]
   Near is good. Nearer is good. # camera: wide # move: you to 4.6, nim to 3.1 # pose: you sit, bao sit # feel: you calm, nim happy, sefa happy, plum happy # who: bao # face: okay
   -> me

=== me
You wanted kite day, too. # camera: close you # move: you to 4.3, nim to 2.6, sefa to 7.5 # pose: you sit, nim stand, sefa stand # feel: you sad, bao okay # who: narrator
Your neck is tight. Bao is warm. # camera: close you # pose: you clutch # feel: you sad # who: narrator
And how are you? # camera: wide # pose: plum rest, you sit # feel: you sad, bao okay, nim okay, sefa calm # who: plum # face: calm # ask: me # hint: Ask your neck and your tummy.
 * [I do not know yet. # pic: unsure # ev: er=1]
   Then we wait. It will tell you. # pose: plum nod # feel: you okay # who: plum # face: calm
   -> wet
 * [Sad. And a bit glad, too. # pic: face-sad # ev: er=2]
   Two feelings in one. Thank you. # pose: plum nod # feel: you calm, nim happy, bao surprised # who: plum # face: happy
   -> wet
 * [Fine! I am always, always fine! # pic: smile # ev: er=0]
   You may be fine. Or not fine. # pose: plum comfort # feel: you okay # who: plum # face: calm
   Sad. I think it is sad. # pose: plum rest # feel: nim okay, sefa okay # who: you # face: sad # play: echo
   -> wet

=== wet
Three dry scarves. Who is wet? # camera: wide # move: you to 1.4, nim to 3.2, bao to 5, sefa to 6.8, plum to 8.6 # prop: gone table # fx: dusk off, lamps # pose: plum lift scarf, you stand, nim stand, bao stand, sefa stand # feel: you okay, nim okay, bao okay, sefa happy # who: plum # face: happy
I drip, head to belly. Two, please. # camera: close bao # pose: bao clutch # feel: nim happy # who: bao # face: worried
One for my ears. # camera: close nim # pose: nim hold # feel: bao okay # who: nim # face: okay
None for me. I love wet. # camera: wide # pose: sefa cheer, nim stand, bao stand # feel: you surprised # who: sefa # face: proud
Hand out the scarves. # camera: wide # pose: you hold scarf, plum stand, sefa stand # feel: you determined, nim okay, bao worried, sefa happy # who: plum # face: calm # play: share among=nim,bao,sefa of=scarf count=3 needs=1,2,0 # ask: wet # hint: Who said two? Who said none?
 * [What each one asked for. # out: by-need # pic: share # ev: emp=2]
   You heard every drip of us. # fx: sparkle # pose: bao hold scarf, nim cheer, you stand # feel: you proud, nim happy, sefa happy, plum happy # who: bao # face: happy
   -> sun
 * [One for each. # out: even # pic: three # ev: emp=1]
   Now my wet is gone. # pose: sefa hold scarf, bao clutch, you stand # feel: you surprised, bao worried, nim happy # who: sefa # face: sad
   Swap? I am still a puddle. # pose: bao hold scarf, sefa stand # feel: sefa happy, you happy # who: bao # face: happy
   -> sun
 * [Not what they asked for. # out: hog # pic: grab # ev: emp=0]
   Drip, drip, drip. # pose: bao clutch, nim clutch, you stand # fx: shake # feel: you surprised, nim worried, bao sad, sefa worried # who: narrator
   Who asked for what? # pose: plum rest # feel: you worried # who: plum # face: calm
   Two for Bao. One for Nim. # pose: bao hold scarf, nim stand, plum stand # feel: bao happy, nim happy, you happy # who: sefa # face: calm
   -> sun

=== sun
Look! Sun! And wind! # place: meadow # enter: you at 2.2, nim at 3.6, plum at 5.4, sefa at 7, bao at 8.5 # pose: nim cheer # feel: you happy, sefa surprised, bao happy, plum happy # who: nim # face: excited
Up, up goes his kite. # pose: nim lift kite, you cheer # prop: fly kite # fx: wind, sparkle # feel: nim excited, you excited, bao happy # who: narrator
My puddle gets so small. # camera: close sefa # fx: wind off # pose: sefa clutch # feel: nim surprised # who: sefa # face: sad
Same sun. Two feelings. # camera: wide # pose: plum rest # feel: nim worried, sefa sad, you surprised, bao surprised # who: plum # face: calm
Hold this! Sefa, I kept some rain! # move: nim to 5.2, plum to 4.1 # pose: you lift kite, nim hold bucket # prop: fill bucket # feel: sefa surprised, you happy, bao happy # who: nim # face: happy
Splash! One puddle, just for her. # prop: put bucket at 6.1, spill bucket # pose: sefa cheer, sefa hop, nim cheer # fx: shake, sparkle # feel: sefa excited, nim happy, you happy, bao happy, plum proud # who: narrator
And I found a spoon! # camera: close bao # pose: bao lift spoon # who: bao # face: surprised
So there was a spoon. # camera: wide # pose: sefa shrug, bao cheer spoon, you lift kite, nim cheer, plum wave # feel: you proud, nim happy, bao proud, plum happy # who: sefa # face: happy # keepsake: rain-bucket
-> END
