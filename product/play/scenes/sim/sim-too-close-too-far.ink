// Too Close, Too Far. Build-your-own comic. Ten panels, every ending a good one.
# id: sim-too-close-too-far
# title: Too Close, Too Far
# kind: comic
# skill: emp
# max_words: 14
# place: music-room
-> start

=== start
Singing time! We are packed in here like crayons in a box. # enter: kids at 3, you at 4.6, classmate at 5.6, teacher at 8.4 # camera: close you # pose: you clutch, kids cheer, classmate cheer, teacher lift # feel: kids happy, classmate happy, teacher happy # who: you # face: surprised # place: music-room # panel
Everybody has some space around them, like a bubble. How big is yours today? # camera: wide # pose: you stand, kids stand, classmate stand, teacher stand # feel: you okay # who: narrator # ask: bubble
 * [As big as a bus. # ev: none]
   Today my bubble is a bus. Nobody gets in without a ticket. # move: kids to 1.4, classmate to 7 # pose: you cheer # feel: kids surprised, classmate surprised # who: you # face: determined # play: echo # panel
   -> lean
 * [As big as an umbrella. # ev: none]
   Mine is an umbrella. One other person fits, if they ask. # move: kids to 1.8, classmate to 6.6 # pose: you lift umbrella # prop: open umbrella # feel: kids happy, classmate happy # who: you # face: okay # play: echo # panel
   -> lean
 * [As big as a sock. # ev: none]
   Today it is as small as a sock. Come in, everybody! # pose: you cheer, you hop # feel: kids happy, classmate happy # who: you # face: happy # panel
   -> lean

=== lean
Let me see the drum! Can you scoot? Scoot, scoot! # enter: you at 4, classmate at 4.9, teacher at 8.4 # prop: put drum at 6.4 # camera: two you classmate # pose: classmate reach right, you stand # feel: you surprised, teacher calm # who: classmate # face: excited # place: music-room # panel
Somebody's elbow is in your ribs. What do you do? # camera: close you # feel: you okay, classmate excited # who: narrator # ask: close
 * [Say, "One step back, please." # ev: none]
   One step back, please. Your elbow is very friendly, but no. # camera: wide # move: classmate to 5.6 # pose: you lift, classmate stand # feel: classmate surprised # who: you # face: determined # play: echo # panel
   -> bubbles
 * [Lay down my rope. # ev: none]
   I lay my rope on the floor. This side is all me. # camera: wide # move: classmate to 5.6 # prop: put rope at 4.8 # pose: you point right, classmate stand # feel: classmate surprised # who: you # face: calm # panel
   -> bubbles
 * [Scoot back myself. # ev: none]
   I scoot back. There is so much air over here. # camera: wide # move: you to 2.2 # pose: you rest # feel: classmate okay # who: you # face: calm # panel
   -> bubbles
 * [Stay. Close is nice today. # ev: none]
   Close is nice today. We lean like two books on a shelf. # camera: wide # pose: you rest, classmate rest # feel: classmate happy # who: you # face: happy # panel
   -> bubbles

=== bubbles
My bubble is so tiny, I forget that other people have one. # camera: wide # pose: classmate shrug # feel: you okay # who: classmate # face: happy
Ooh. My friend drums with a spoon! I go to see it, nose first. # enter: you at 6.1, friend at 7, classmate at 2 # prop: put drum at 8.2 # camera: two you friend # pose: you reach, friend hold spoon # feel: friend surprised, classmate calm # who: you # face: excited # place: music-room # panel
Eep. I can smell your breakfast. That is too close for me. # camera: two you friend # pose: friend clutch, you stand # feel: you surprised # who: friend # face: worried # panel
It is about space. Your friend still likes you. What do you do? # camera: close you # feel: you okay # who: narrator # ask: back
 * [Move back, and ask, "Here?" # ev: none]
   Here? Or here? Say stop when it feels right. # camera: wide # pose: you lift # feel: friend happy # who: you # face: okay # play: echo # panel
   -> both
 * [Feel the sting first. # ev: none]
   It stings a bit. Then I move back, and the sting gets smaller. # camera: wide # pose: you clutch # feel: friend okay # who: you # face: sad # panel
   -> both
 * [Say, "Thanks for telling me." # ev: none]
   Thanks for telling me. I can't see bubbles. And it was oatmeal. # camera: wide # pose: you wave # feel: friend happy # who: you # face: happy # play: echo # panel
   -> both

=== both
Bubbles have two sides. Which place is good for both of you? # camera: wide # exit: classmate left # pose: you stand, friend stand # feel: you okay, friend okay, classmate calm # who: narrator # play: map spots=nose-to-nose,a-step-away,far-back # ask: both
 * [nose to nose # out: nose-to-nose # ev: none]
   I still smell breakfast. One scoot more, please. Then it is perfect. # move: you to 5.9 # pose: friend clutch # feel: you surprised # who: friend # face: okay
   -> miss
 * [a step away # out: a-step-away # ev: none]
   Stop! Here. This is exactly my size of near. # move: you to 5.9 # pose: friend lift # feel: you happy # who: friend # face: happy
   -> miss
 * [far back # out: far-back # ev: none]
   I can see all of you now! Hello, shoes! # move: you to 3 # pose: friend wave # feel: you okay # who: friend # face: happy
   -> miss

=== miss
Later you and your friend are far apart. What is far like for you today? # enter: you at 1.4, friend at 8.4, classmate at 5.2 # camera: wide # feel: you okay, friend okay, classmate calm # who: narrator # ask: far # place: playground
 * [Too far! I call. # ev: none]
   Hello over there! Do you want to be over here? # move: friend to 3 # pose: you wave, friend wave # feel: friend happy # who: you # face: excited # play: echo # panel
   -> bye
 * [Too far. I go half the way. # ev: none]
   I go half the way. My friend goes the other half. That is math. # move: you to 4.2, friend to 5.6, classmate to 8.2 # pose: you wave, friend wave # feel: friend happy # who: you # face: happy # panel
   -> bye
 * [Too far, so I send a note. # ev: none]
   I send a note across. It says, "Hi. I am the dot by the fence." # move: classmate to 7.2 # pose: you wave, classmate reach letter # feel: friend happy, classmate happy # who: you # face: okay # panel
   -> bye
 * [Far is just right. # ev: none]
   Far is just right. I can see everybody, and nobody bumps me. # pose: you sit # feel: friend calm # who: you # face: calm # panel
   -> bye

=== bye
Time to go home. How do you like to say goodbye? # enter: you at 3.4, friend at 5 # camera: two you friend # feel: you okay, friend happy # who: narrator # ask: bye # place: hallway
 * [A wave. # ev: none]
   I wave. A wave is a hug with long arms. # camera: wide # pose: you wave, friend wave # feel: friend happy # who: you # face: happy # panel
   -> ending
 * [A hug, if we both want one. # ev: none]
   Hug or no hug? Both of us say hug. Careful with my hood. # camera: wide # move: friend to 4.4 # pose: you reach, friend cheer # feel: friend happy # who: you # face: happy # panel
   -> ending
 * [Our own special one. # ev: none]
   Fist to fist, and then a tiny explosion. Pshhh. It is our own goodbye. # camera: wide # move: friend to 4.6 # pose: you reach, friend reach # feel: friend happy # who: you # face: proud # panel
   -> ending
 * [No goodbye today. # ev: none]
   I just go. My friend knows that it is not a sad going. # camera: wide # move: you to 1.4 # pose: you rest, friend nod # feel: friend calm # who: you # face: calm # panel
   -> ending

=== ending
How does your comic end? # camera: wide # pose: you stand, friend stand # feel: you okay, friend happy # who: narrator # ask: ending
 * [I make a bubble card. # ev: none]
   I make a card: bus, umbrella, sock. Now I can just point. # pose: you lift cue-card # feel: friend happy # who: you # face: proud # panel
   -> END
 * [We ask from now on. # ev: none]
   From now on I ask: bus, umbrella, or sock? # pose: friend wave # feel: you happy # who: friend # face: happy # panel
   -> END
 * [I need lots of room now. # ev: none]
   All this closeness! Now I need a whole room, and I have one. # enter: you at 5 # pose: you sit pillow # who: you # face: calm # place: quiet-corner # panel
   -> END
 * [I find my spot in the song. # ev: none]
   I sing at the end of the row, next to the piano. La! # enter: you at 1.6, kids at 5, friend at 7 # pose: you cheer, kids cheer, friend cheer # feel: kids happy, friend happy # who: you # face: happy # place: music-room # panel
   -> END
