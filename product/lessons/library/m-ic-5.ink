// Do Not Press. A clip for lesson m-ic-5: linear, no choices, pauses to talk.
# id: m-ic-5
# title: Do Not Press
# kind: clip
# skill: ic
# max_words: 16
# place: control-room
-> start

=== start
A new button. Beside it hangs a sign: "Do not press. Thank you." # who: narrator # prop: put red-button at 5.4 # enter: ximo from left at 3.8 # feel: ximo surprised # camera: close red-button
It says thank you. That is practically an invitation. # who: ximo # face: excited # pose: ximo point # camera: wide
Wind from the east. Reasons from Ximo. # who: bricky # face: calm # enter: bricky from right at 7.4
First: when was this sign written? Ages ago. Today is a completely different day. # who: ximo # face: determined # camera: two ximo bricky
They all are. That is how you tell them apart. # who: bricky # face: calm
Second: it says "do not press." It says nothing about leaning. # who: ximo # face: proud # move: ximo to 4.4 # pose: ximo reach
Third: if it were dangerous, they would have done something about it. # who: ximo # face: happy # camera: wide
They did something about it. They made a sign. # who: bricky # face: okay # pose: bricky point # feel: ximo surprised # camera: close bricky # talk: 1
Fourth! Somebody has to find out why nobody may press it. For safety. # who: ximo # face: determined # pose: ximo fists # camera: wide
What does it do? # who: adalin # face: okay # enter: adalin from left at 2.4 # feel: ximo surprised
Nobody knows. # who: ximo # face: excited # pose: ximo shrug # camera: two adalin ximo
Then how do you know that today is different? # who: adalin # face: calm
Because today I am standing next to it. # who: ximo # face: okay # pose: ximo stand # camera: close ximo # talk: 2
I have kept a log. Each time, the finger moved first, and the reason came after. # who: bricky # face: calm # camera: wide
Ximo looks at his finger. The finger looks very sure of itself. # who: narrator # pose: ximo hold # feel: ximo worried, adalin happy # camera: close ximo
Write the reasons down. If they are any good, they will keep until tomorrow. # who: adalin # face: calm # camera: two adalin ximo
And if they don't keep? # who: ximo # face: worried
Then they were finger reasons. # who: adalin # face: happy # pose: adalin shrug # talk: 3
He puts the hand in his pocket. The button hums. The pocket wiggles. # who: narrator # pose: ximo clutch # feel: ximo determined, bricky okay # camera: close red-button
Fifth... # who: ximo # face: excited # pose: bricky shake-head # camera: two ximo bricky # talk: 4
-> END
