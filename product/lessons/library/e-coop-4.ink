# id: e-coop-4
# title: The Stuck Wagon
# kind: clip
# skill: coop
# also: er, ic
# max_words: 12
# place: cart-line
-> start

=== start
Here is one wagon. It has a rope at each end. # who: narrator # prop: put cart at 5 # camera: close cart
Up the hill you go, wagon. Heave! # who: juno # face: determined # enter: juno from right at 7 # pose: juno clutch # camera: wide
Down to the river you go, wagon. Heave! # who: tavi # face: determined # enter: tavi from left at 3 # pose: tavi clutch
The wagon creaks. That is all it does. # who: narrator # fx: shake # feel: juno surprised, tavi surprised
Let go! I am moving it! # who: juno # face: frustrated # feel: tavi frustrated
You let go! I am moving it! # who: tavi # face: mad # feel: juno mad # pose: tavi fists, juno fists
THE WAGON IS MINE UNTIL DARK! # who: juno # face: mad # fx: dust # camera: close juno
They pull harder. They shout louder. The wagon likes it here. # who: narrator # fx: shake, dust # pose: juno clutch, tavi clutch # camera: wide # talk: 1
Excuse me. Are we there yet? # who: oke # face: okay # enter: oke at 5 # pose: oke sit # feel: juno surprised, tavi surprised # camera: close oke
Oke? How long have you been in there? # who: juno # face: surprised # camera: wide
Since breakfast. It is a very smooth ride. # who: oke # face: happy # pose: oke rest
Nobody pulls now. The ropes hang down. You can hear a bird. # who: narrator # fx: hush # pose: juno stand, tavi stand # feel: juno okay, tavi okay # talk: 2
My arms hurt. What do you need it for? # who: tavi # face: calm # fx: hush off # camera: two juno tavi
The lamps. They must be up there before dark. And you? # who: juno # face: worried # pose: juno point
My kites. They are by the river, and it will rain. # who: tavi # face: worried # pose: tavi point # fx: wind
Would it help if I got out? # who: oke # face: okay # pose: oke shrug # camera: wide
A bit, Oke. Yes. # who: juno # face: happy # move: oke to 1.5 # pose: oke hop # feel: tavi happy
One wagon. Two loads. One big gray cloud. # who: narrator # pose: juno stand, tavi stand # feel: juno worried, tavi worried # talk: 3
I have an idea. There is a part in it for everybody. # who: tavi # face: calm # pose: tavi reach # feel: juno okay
I have one, too. Yours first? # who: juno # face: okay # pose: juno rest # feel: oke excited # talk: 4
-> END
