# id: e-emp-2
# title: One Puddle, Two Feelings
# kind: clip
# skill: emp
# max_words: 12
# place: puddle-lane
-> start

=== start
Market day! My paper flags are up! # who: wren # face: proud # enter: wren at 3, bao at 4.8, sefa at 6.6 # feel: bao happy, sefa happy # prop: put table at 2 # pose: wren wave # camera: wide
I brought my shell. As always. # who: sefa # face: happy # pose: wren stand
Plip. Plop. Down comes the rain. # who: narrator # fx: rain # feel: wren surprised, bao surprised, sefa surprised
My flags! My poor flags are soup! # who: wren # face: sad # pose: wren clutch # camera: close wren
La la plip! La la plop! # who: sefa # face: excited # pose: sefa cheer # feel: wren sad # camera: wide # talk: 1
Bao looks at Wren. Bao looks at Sefa. Bao looks up. # who: narrator # feel: bao worried # pose: bao point
Rain? Are you good or bad? # who: bao # face: worried
The rain does not say. # who: narrator # pose: bao shrug
Stop singing! It is a BAD rain! # who: wren # face: mad # pose: wren fists, sefa stand, bao stand # feel: sefa surprised
But it is a good rain. It drums on me. # who: sefa # face: surprised # camera: two wren sefa # talk: 2
I tried it. It is wet. That is all. # who: nim # face: okay # enter: nim from right at 8.2 # camera: wide # feel: bao okay
I made those flags all week. # who: wren # face: sad # pose: wren clutch
Oh. I did not know that. # who: sefa # face: sad # move: sefa to 5.9
When you sing, I feel alone. # who: wren # face: sad # camera: close wren
I can sing a sad song. Or no song. Which? # who: sefa # face: calm # pose: sefa reach # camera: wide # talk: 3
A small sad song. And later, one plip. # who: wren # face: okay # pose: wren stand, sefa stand
A wet flag goes flop. It lands on Bao. # who: narrator # pose: bao hop # feel: bao surprised, wren surprised
Look. I am the market now. # who: bao # face: proud # pose: bao cheer # feel: wren happy, sefa happy, nim happy # fx: sparkle
-> END
