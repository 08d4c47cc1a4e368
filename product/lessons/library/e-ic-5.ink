// Oke Answers First. A clip for lesson e-ic-5: linear, no choices, pauses to talk.
# id: e-ic-5
# title: Oke Answers First
# kind: clip
# skill: ic
# max_words: 12
# place: brake-house
-> start

=== start
At Brake House, Sorrel has questions. Sorrel never hurries a question. # who: narrator # enter: sorrel at 2.4, oke at 4.2, mirela at 6, tavi at 8.2 # feel: sorrel calm, oke excited, mirela happy, tavi okay # camera: wide
I love questions! I am full of answers! # who: oke # face: excited # pose: oke hop
Who would like to carry... # who: sorrel # face: calm # camera: two sorrel oke
Me! Me! I would love to! # who: oke # face: excited # pose: oke wave
...the fish heads to the compost? I had a big lunch. # who: sorrel # face: happy # pose: sorrel point, oke stand # feel: oke surprised, mirela surprised
Oh. That is a lot of lunch. # who: oke # face: worried # pose: oke shrug # camera: close oke # talk: 1
Question two. What is five buns and five buns... # who: sorrel # face: calm # prop: put bun-tray at 6.8 # camera: wide
Ten! Easy! Ten! # who: oke # face: proud # pose: oke cheer
...if Mirela sits down on them? # who: sorrel # face: calm # pose: oke stand # feel: oke surprised
I did not see the tray. # who: mirela # face: worried # pose: mirela sit # move: mirela to 6.8 # fx: shake # feel: oke surprised, tavi surprised
Ten buns with holes in them. Very good for soup. # who: sorrel # face: happy # feel: mirela happy, oke happy # camera: close mirela # talk: 2
This one is for Tavi. What did you hear, last night... # who: sorrel # face: calm # camera: wide # prop: gone bun-tray # pose: mirela stand
The owl! The rain! A dropped spoon! # who: oke # face: excited # pose: oke hop
Tavi opens his mouth. He shuts it again. # who: narrator # pose: tavi hide # feel: tavi sad, mirela worried # camera: close tavi
Tavi? Were you going to say something? # who: oke # face: worried # camera: two oke tavi
I was. It is still on its way. # who: tavi # face: okay # pose: tavi stand # talk: 3
My answers jump out. Like hiccups, but with words. # who: oke # face: worried # move: oke to 5 # pose: oke sit
I like yours. I just like mine, too. # who: tavi # face: calm # feel: oke okay
Then here is question four. What do you think happens when... # who: sorrel # face: happy # pose: oke stand # feel: oke excited, tavi happy, mirela happy # camera: wide
Oke knows it! His cheeks grow rounder and rounder. # who: narrator # pose: oke clutch # feel: oke determined # camera: close oke # talk: 4
-> END
