// My Turn Next. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-my-turn-next
# title: My Turn Next
# kind: comic
# skill: ic
# max_words: 14
# place: classroom
VAR timer = 0
-> start

=== start
What are you waiting for? # enter: you at 1.7 # feel: you okay # who: narrator # ask: thing # place: classroom
 * [The marble run. # ev: none]
   One marble run. Nine hundred marbles. I have a plan for them all. # prop: put marble-run at 5.2, roll marble-run # enter: you at 1.7, classmate at 4.1 # pose: you cheer # feel: classmate happy # who: you # face: excited # place: classroom # panel
   -> waiting
 * [The big swing. # ev: none]
   The big swing. When it goes up, my brain goes ahhh. # enter: you at 1.7, classmate at 3.8 # pose: you cheer, classmate sit # feel: classmate happy # who: you # face: excited # place: playground # panel
   -> waiting
 * [The drum. # ev: none]
   The drum. I can feel it in my ribs when it goes boom. # prop: put drum at 4.1, ring drum # enter: you at 1.7, classmate at 4.1 # pose: you cheer # feel: classmate happy # who: you # face: excited # place: music-room # panel
   -> waiting

=== waiting
It is my turn now. You are next! # pose: classmate wave, you stand # feel: you happy # who: classmate # face: happy # panel
Next is a long word. What is waiting like for you? # camera: close you # pose: classmate stand # feel: you okay # who: narrator # play: faces of=you # ask: inside
 * [My body wants to go. # out: excited # ev: none]
   My body is full of popcorn. It wants to hop, so I let it. # camera: wide # pose: you cheer, you hop # who: you # face: excited # panel
   -> help
 * [My brain says now, now, now. # out: frustrated # ev: none]
   Now, says my brain. Now. Now. How about now? # camera: wide # pose: you clutch # who: you # face: frustrated # panel
   -> help
 * [I worry it will never be me. # out: worried # ev: none]
   What if everyone forgets that I am next? # camera: wide # pose: you hold # who: you # face: worried # panel
   -> help

=== help
What helps while you wait? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: help
 * [Ask for a timer. # ev: none]
   ~ timer = 1
   Five minutes of sand. Now I can see the waiting get smaller. # pose: you hold timer # prop: start timer # who: you # face: calm # panel
   -> more
 * [Do something else and get called. # ev: none]
   Please call me when it is me. I will be with the dinosaurs. # pose: you wave # who: you # face: okay # panel
   -> more
 * [Spin and flap by the wall. # ev: none]
   Spin, flap, spin. Waiting goes faster when I do. # pose: you cheer, you hop # who: you # face: happy # panel
   -> more
 * [Write my name on a turn list. # ev: none]
   My name is on the list. Lists do not forget. # pose: you hold day-plan # who: you # face: calm # panel
   -> more

=== more
In, and out. There goes a bit of the waiting. # camera: wide # who: you # face: calm # play: breathe rounds=2
{ timer:
    I know the sand ran out. Can I finish this one bit? # prop: ring timer # pose: classmate clutch # feel: you okay # who: classmate # face: worried # panel
- else:
    I know it is your turn. Can I finish this one bit? # pose: classmate clutch, you stand # feel: you okay # who: classmate # face: worried # panel
}
Do you want to say yes? You get to choose. # camera: two you classmate # pose: you stand, classmate stand # who: narrator # ask: more
 * [Yes. Finish that bit, and then it's me. # ev: none]
   Okay. Finish that bit. Then it is me. # camera: wide # pose: you nod, you rest # feel: classmate happy # who: you # face: okay # play: echo # panel
   -> mine
 * [No. I have waited, and it's my turn. # ev: none]
   No, thank you. I have waited. It is my turn now. # camera: wide # pose: you lift # feel: classmate happy # who: you # face: determined # play: echo # panel
   -> mine
 * [I don't know. Ask a grown-up to help. # ev: none]
   We ask a teacher. She counts to ten with us, and then we swap. # camera: wide # enter: teacher from right at 8 # pose: teacher lift # feel: teacher calm, classmate happy # who: you # face: okay # panel
   -> mine

=== mine
It's yours. Thanks for telling me what you wanted. # camera: wide # move: classmate to 6.4, you to 4 # pose: classmate wave, you stand # feel: you happy # who: classmate # face: okay
Your turn! How do you use it? # pose: you cheer, classmate stand # feel: you happy, classmate happy # who: narrator # ask: mine
 * [All by myself. # ev: none]
   Just me. I get to do it exactly my way. # pose: you hold # feel: classmate happy # who: you # face: happy # panel
   -> ending
 * [With someone. # ev: none]
   Want to share it? We can take tiny turns. # move: classmate to 5.8 # pose: you wave # feel: classmate happy # who: you # face: happy # panel
   -> ending
 * [Try something brand new. # ev: none]
   Nobody has ever done it backward before. Until today. # pose: you lift # feel: classmate happy # who: you # face: proud # panel
   -> ending

=== ending
How does your comic end? # pose: you stand, classmate stand # feel: you okay, classmate happy # who: narrator # ask: ending
 * [I tell the next person they're next. # ev: none]
   You are next. I will not forget. I know how next feels. # pose: you point # feel: classmate happy # who: you # face: calm # panel
   -> END
 * [I am sad that my turn is over. # ev: none]
   It is over, and I wanted more. I put my name down again. # pose: you hold day-plan # feel: classmate happy # who: you # face: okay # panel
   -> END
 * [We make waiting nicer for everyone. # ev: none]
   We make a waiting spot. It has a timer, a list, and room to hop. # pose: you hold timer # feel: classmate happy # who: you # face: proud # panel
   -> END
