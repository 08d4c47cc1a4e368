// Jokes and Not-Jokes. Build-your-own comic. Ten panels, every ending a good one.
# id: sim-jokes-and-not-jokes
# title: Jokes and Not-Jokes
# kind: comic
# skill: com
# max_words: 14
# place: cafeteria
VAR odd = "tray"
-> start

=== start
Lunch. Somebody says a very odd thing. What is it? # prop: put bench at 5 # enter: you at 4.3, classmate at 5.8 # camera: two you classmate # pose: you sit lunch-tray, classmate sit # feel: you okay, classmate happy # who: narrator # ask: odd # place: cafeteria
 * [Something about food. # ev: none]
   ~ odd = "tray"
   I am so hungry, I could eat this tray. And the spoon! # pose: classmate sit spoon # feel: you surprised # who: classmate # face: excited # panel
   -> find
 * [Something about a frog. # ev: none]
   ~ odd = "frog"
   I can't sing today. I have a frog in my throat. # pose: classmate clutch # feel: you surprised # who: classmate # face: worried # panel
   -> find
 * [Something about a book. # ev: none]
   ~ odd = "book"
   This book has a billion pages. My arms fell off! # pose: classmate sit logbook # feel: you surprised # who: classmate # face: frustrated # panel
   -> find

=== find
Hm. Is that true? How do you find out? # camera: close you # pose: classmate sit # feel: you okay, classmate happy # who: narrator # ask: find
 * [Ask, "Joke or not-joke?" # ev: none]
   Joke or not-joke? I like to know which one I have. # camera: two you classmate # who: you # face: okay # play: echo # panel
   -> means
 * [Look for it in my notebook. # ev: none]
   I collect odd sayings. This one goes on page nine. # camera: wide # pose: you sit green-notebook # prop: open green-notebook # who: you # face: proud # panel
   -> means
 * [Ask a friend what it means. # ev: none]
   Psst. Should we call somebody, or is that just talk? # camera: wide # enter: friend from left at 2.4 # pose: you point left # feel: friend happy # who: you # face: worried # panel
   It is just talk. But thank you for checking. # pose: friend wave, you sit lunch-tray # exit: friend left # feel: you okay # who: friend # face: happy
   -> means
 * [Leave it. I am busy with my soup. # ev: none]
   I don't need to know everything. My soup needs me. # camera: wide # who: you # face: calm # panel
   -> means

=== means
{
- odd == "tray":
    That was a joke! I only mean that I am very, very hungry. # camera: wide # pose: classmate nod # feel: you okay # who: classmate # face: happy # panel
- odd == "frog":
    That was just a saying! I only mean that my voice is croaky. # camera: wide # pose: classmate nod # feel: you okay # who: classmate # face: happy # panel
- else:
    That was a joke! I only mean that it is long. See? Two arms. # camera: wide # pose: classmate cheer # feel: you okay # who: classmate # face: happy # panel
}
Nobody has to laugh. Was it funny for you? # camera: close you # pose: classmate sit # feel: you okay # who: narrator # play: faces of=you # ask: funny
 * [Yes! I laugh out loud. # out: excited # ev: none]
   HA! Now I see the picture in my head. It has a hat on. # camera: wide # pose: you cheer, you hop # feel: classmate happy # who: you # face: excited # panel
   -> mine
 * [Yes, but only on the inside. # out: calm # ev: none]
   I laugh on the inside. It is a big party in there. # camera: wide # pose: you rest # feel: classmate happy # who: you # face: calm # panel
   -> mine
 * [No, and I can say so. # out: okay # ev: none]
   It was not funny for me. You can still like it. # camera: wide # pose: you shake-head # feel: classmate okay # who: you # face: okay # panel
   -> mine

=== mine
Now it is your turn. What do you tell? # camera: two you classmate # pose: you stand, classmate sit # feel: you okay, classmate happy # who: narrator # ask: mine
 * [A joke that I made up. # ev: none]
   What do you call a snail on a ship? A snailor! # camera: wide # pose: you cheer # feel: classmate happy # who: you # face: proud # play: echo # panel
   -> robot
 * [A joke that only I get. # ev: none]
   Penguin elbow. That is it. That is the whole joke. # camera: wide # pose: you lift # feel: classmate surprised # who: you # face: happy # play: echo # panel
   -> robot
 * [No joke. A true thing. # ev: none]
   A wombat's poop is a cube. That is true. It needs no joke. # camera: wide # pose: you point # feel: classmate surprised # who: you # face: proud # panel
   -> robot

=== robot
Ha! You talk like a robot! Beep, beep! # camera: two you classmate # pose: classmate cheer, you stand # feel: you surprised # who: classmate # face: excited # panel
This one is about you, so you decide. What is it for you? # camera: close you # pose: classmate sit # feel: you okay, classmate happy # who: narrator # play: faces of=you # ask: robot
 * [A joke. I like robots. # out: happy # ev: none]
   Beep. I am model five. I run on soup. # camera: wide # pose: you hold lunch-tray # feel: classmate happy # who: you # face: happy # panel
   -> beep
 * [A not-joke. It stings. # out: sad # ev: none]
   Ouch. That one has a sting in it. It is a not-joke for me. # camera: wide # pose: you clutch # feel: classmate surprised # who: you # face: sad # panel
   -> tell
 * [I can't tell yet. # out: okay # ev: none]
   I can't tell yet. My feelings always take the slow bus. # camera: wide # pose: you rest # feel: classmate okay # who: you # face: okay # panel
   -> tell

=== beep
Beep! Then I am model six! I run on noodles! # pose: classmate cheer, classmate hop, you stand # feel: you happy # who: classmate # face: excited # panel
How long does the robot joke go on? # camera: two you classmate # pose: classmate stand # feel: you happy, classmate happy # who: narrator # ask: beep
 * [Until somebody says "Off." # ev: none]
   We both have an off button. It is the word "off." # camera: wide # pose: you point # feel: classmate happy # who: you # face: proud # panel
   -> ending
 * [All through lunch. # ev: none]
   Beep. Chew. Beep. Chew. We robots love lunch. # camera: wide # pose: you hold lunch-tray, classmate cheer # feel: classmate happy # who: you # face: happy # panel
   -> ending
 * [That was enough. I stop it now. # ev: none]
   That was enough beeping for me. It was good, and now it is done. # camera: wide # pose: you rest # feel: classmate okay # who: you # face: calm # panel
   -> ending

=== tell
You can say so, sure or not sure yet. How do you let people know? # camera: two you classmate # pose: you stand, classmate sit # feel: you okay, classmate okay # who: narrator # ask: tell
 * [Say, "Stop, please." # ev: none]
   Stop, please. Jokes are for both of us. This one was only for you. # camera: wide # pose: you lift # feel: classmate worried # who: you # face: determined # play: echo # panel
   -> sorry
 * [Tell a grown-up. # ev: none]
   I tell my teacher. She listens to all of it, even the beeps. # camera: wide # enter: teacher from right at 8 # pose: you point, teacher rest # feel: teacher calm, classmate worried # who: you # face: okay # panel
   Thank you for telling me. If it stings, it counts. # pose: teacher nod, you stand # feel: you okay, classmate worried # who: teacher # face: calm
   -> sorry
 * [Press it on my talker. # ev: none]
   My talker says it. "That one was not for me." # camera: wide # pose: you hold talker # prop: light talker # feel: classmate worried # who: you # face: determined # panel
   -> sorry
 * [Ask for time to think. # ev: none]
   I'll think about it and tell you tomorrow. No beeps until then. # camera: wide # pose: you lift # feel: classmate surprised # who: you # face: okay # panel
   -> sorry
 * [Eat somewhere else today. # ev: none]
   My soup and I are going to the next table. That says a lot, too. # camera: wide # move: you to 1.2 # pose: you hold lunch-tray # feel: classmate worried # who: you # face: okay # panel
   -> sorry

=== sorry
Oh. I thought we were both laughing. I'm sorry. I will stop. # camera: wide # pose: classmate rest # feel: you okay # who: classmate # face: worried # panel
-> ending

=== ending
How does your comic end? # camera: wide # pose: you stand, classmate stand # feel: you okay, classmate okay # who: narrator # ask: ending
 * [We make a joke book. # ev: none]
   Jokes go in the front. Not-jokes go in the back. Soup stains go everywhere. # pose: you hold green-notebook # prop: open green-notebook # feel: classmate happy # who: you # face: proud # panel
   -> END
 * [Now we always ask. # ev: none]
   Joke or not-joke? Now it is a thing that we say. # pose: classmate wave # feel: you happy # who: classmate # face: happy # panel
   -> END
 * [I need some time by myself. # ev: none]
   I am all joked out. I take my tray where it is quiet. # enter: you from left at 5 # pose: you sit lunch-tray # who: you # face: calm # place: library # panel
   -> END
 * [I tell mine once more. # ev: none]
   I tell mine again. I laugh before the end. It is my best part. # pose: you cheer, you hop # feel: classmate happy # who: you # face: happy # panel
   -> END
