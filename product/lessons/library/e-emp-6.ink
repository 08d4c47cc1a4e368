# id: e-emp-6
# title: Three Parts of Sorry
# kind: clip
# skill: emp
# max_words: 12
# place: kite-hill
-> start

=== start
Two weeks of work. And today it flies! # who: juno # face: proud # enter: juno at 3, mirela at 4.6, oke at 6.4 # prop: put kite at 5.5 # feel: mirela happy, oke excited # camera: wide
I just need the string. Nobody throw it! # who: juno # face: happy # exit: juno left
One tiny throw. A baby throw. # who: oke # face: excited # pose: oke lift kite # feel: mirela worried
Crack. Now it is two tiny kites. # who: narrator # pose: oke clutch # prop: put kite at 5.6, break kite # fx: shake # feel: oke surprised, mirela surprised # camera: close kite
I am not here. I was never here. # who: oke # face: worried # move: oke to 8.4 # pose: oke hide # camera: wide
Oke is behind the barrel. His feet are not. # who: narrator # feel: mirela worried # camera: close oke # talk: 1
My kite! Who did this? # who: juno # face: sad # enter: juno from left at 3 # pose: juno clutch # camera: wide
Sorry! Okay? All done? # who: oke # face: worried
Why is the barrel sorry? # who: juno # face: mad # pose: juno fists # talk: 2
I think sorry has more parts than that. # who: mirela # face: calm # pose: mirela point
Part one. I threw it. You said not to. # who: oke # face: worried # move: oke to 6.4 # pose: oke stand # feel: juno sad
Nobody yells. Oke's knees wobble anyway. # who: narrator # camera: close oke # feel: oke worried
Part two. You feel... flat? Like a pancake? # who: oke # face: worried # camera: two oke juno
Sad. And mad. Not pancake. # who: juno # face: frustrated # pose: juno stand
Sad and mad. Thank you. I will remember. # who: oke # face: sad # camera: wide # talk: 3
Part three is glue. May I help? # who: oke # face: okay # pose: oke reach
You hold. I glue. I am still mad. # who: juno # face: okay # move: oke to 5.6 # pose: juno reach
I can hold while you are mad. # who: oke # face: calm # pose: oke hold
The kite gets a line. Oke's thumb gets glue. # who: narrator # prop: mend kite # feel: mirela happy, juno okay, oke surprised # camera: close kite # talk: 4
-> END
