# id: e-ini-4
# title: Juno at the Door
# kind: clip
# skill: ini
# max_words: 12
# place: door-house
-> start

=== start
A rainy day at Door House. One door is shut. # who: narrator # prop: put guild-door at 4.5 # enter: oke at 6, mirela at 7.2, tavi at 8.4 # feel: oke happy, mirela happy, tavi calm # fx: rain
A game! I can hear it. I love games. # who: juno # face: excited # enter: juno from left at 2 # pose: juno wave
Inside, something goes clonk. Somebody giggles. Then it is quiet. # who: narrator # pose: oke hop, juno stand # fx: shake # feel: juno surprised, oke surprised, mirela happy
They saw me. They laughed at me. Now they are whispering. # who: juno # face: worried # pose: juno clutch # camera: close juno # talk: 1
And now the other side of the very same door. # who: narrator # camera: wide # feel: juno sad, oke excited, tavi worried
I am the soup ghost! Nobody can see me! # who: oke # face: excited # pose: oke lift honey-pot
We can see you. You are wearing a pot. # who: mirela # face: happy # pose: mirela point
This game needs four. We have no cook. # who: tavi # face: worried # pose: mirela stand, tavi shrug
Juno would be a wonderful cook. # who: mirela # face: okay
In this rain? Juno is at home with dry feet. # who: oke # face: okay # pose: oke hold honey-pot, tavi stand # feel: mirela sad, tavi sad # talk: 2
If they wanted me, they would open the door. # who: juno # face: sad # pose: juno sit # camera: close juno
If she wanted us, she would knock on it. # who: oke # face: sad # pose: oke sit # camera: close oke
The door has heard both. Sadly, doors cannot talk. # who: narrator # camera: close guild-door # talk: 3
Juno stands up. One foot wants to go home. # who: narrator # camera: wide # pose: juno stand, oke hold honey-pot # feel: juno worried
The other foot is not so sure. Hello, foot. # who: juno # face: okay
I will knock. Very small. Like a polite beetle. # who: juno # face: determined # move: juno to 3.4 # pose: juno reach
Tock. # who: narrator # feel: tavi surprised, mirela surprised, oke surprised
The rain has never done that before. # who: tavi # face: surprised # pose: tavi point
Oke hops over, pot and all. Two paws reach out. # who: narrator # move: oke to 5.6 # pose: oke reach, juno reach # feel: juno worried, oke excited # camera: two juno oke # talk: 4
-> END
