// Plan B Day. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-plan-b-day
# title: Plan B Day
# kind: comic
# skill: er
# max_words: 14
# place: classroom
-> start

=== start
Aquarium day! It has been on my calendar for three weeks. # enter: you at 3.2 # pose: you lift day-plan # who: you # face: excited # place: classroom # panel
What do you like best about this plan? # camera: close you # pose: you hold day-plan # feel: you happy # who: narrator # ask: best
 * [The jellyfish. # ev: none]
   I know six kinds of jellyfish. I am going to find all six. # camera: wide # pose: you cheer day-plan # who: you # face: excited # panel
   -> change
 * [My seat on the bus. # ev: none]
   Row three, left side, by the window. I picked it on Monday. # camera: wide # pose: you point day-plan # who: you # face: happy # panel
   -> change
 * [Knowing what comes when. # ev: none]
   Nine, bus. Ten, fish. Twelve, lunch. It is a beautiful list. # camera: wide # pose: you hold day-plan # who: you # face: proud # panel
   -> change

=== change
The bus broke down. We will go next Thursday instead. # camera: wide # enter: teacher from left at 1.4 # pose: you hold day-plan, teacher rest # prop: change day-plan # feel: you surprised # who: teacher # face: worried # panel
Oh. What happens inside you? # camera: close you # pose: teacher stand # feel: you okay, teacher calm # who: narrator # play: faces of=you # ask: inside
 * [My stomach drops. # out: sad # ev: none]
   My stomach goes down like an elevator. # camera: wide # pose: you clutch # who: you # face: sad # panel
   -> help
 * [My head fills with bees. # out: frustrated # ev: none]
   Bees! My head is all bees. My hands flap to let them out. # camera: wide # pose: you cheer # who: you # face: frustrated # panel
   -> help
 * [I go blank. # out: surprised # ev: none]
   Nothing comes. No words, no plan. Just a big white page. # camera: wide # pose: you stand # who: you # face: surprised # panel
   -> help
 * [I get mad. # out: mad # ev: none]
   That is NOT what the calendar says! # camera: wide # pose: you fists # who: you # face: mad # panel
   -> help

=== help
What helps first? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: help
 * [Rock and squeeze a cushion. # ev: none]
   Rock, squeeze. Rock, squeeze. The cushion never minds. # enter: you at 5 # pose: you sit pillow # who: you # face: calm # place: quiet-corner # panel
   -> thursday
 * [Say it, or show my card: "This is a big change. I need a minute." # ev: none]
   This is a big change. I need a minute. # pose: you lift break-card # feel: teacher calm # who: you # face: determined # play: echo # panel
   -> thursday
 * [Cross it out and write Thursday. # ev: none]
   I cross out today. I write it again, on Thursday, in thick green pen. # pose: you hold day-plan # prop: change day-plan # feel: teacher calm # who: you # face: determined # panel
   -> thursday
 * [Have a cry. # ev: none]
   Some of the sad comes out of my eyes. There is less of it after. # enter: you at 5 # pose: you sit pillow # who: you # face: sad # place: quiet-corner # panel
   -> thursday

=== thursday
In. Out. Thursday is still there. So am I. # camera: wide # pose: you rest # who: you # face: calm # play: breathe rounds=2
-> teacher

=== teacher
You really wanted that trip. Take the time you need. Then help me with Plan B? # enter: you at 3.2, teacher at 1.4 # pose: teacher rest # feel: you calm # who: teacher # face: calm # place: classroom # panel
What goes into your Plan B? # pose: you stand, teacher stand # feel: you okay, teacher calm # who: narrator # ask: planb
 * [One thing that stays the same. # ev: none]
   Lunch on the grass can still be at twelve. So it is. # enter: you at 3.2, teacher at 1.4 # pose: you sit lunch-tray # feel: teacher happy # who: you # face: okay # place: playground # panel
   -> ending
 * [Something about jellyfish. # ev: none]
   I draw a moon jelly as long as the whole table. # pose: you hold paint-pot # feel: teacher happy # who: you # face: happy # panel
   -> ending
 * [A new list, with boxes to check. # ev: none]
   New day, new list. Check. Check. I like the sound of the pen. # pose: you hold day-plan # feel: teacher happy # who: you # face: calm # panel
   -> ending
 * [A quiet day. No more surprises. # ev: none]
   My Plan B says: book, beanbag, no surprises. My teacher signs it. # enter: you at 3.2, teacher at 1.4 # pose: you sit logbook, teacher hold day-plan # feel: teacher happy # who: you # face: calm # place: quiet-corner # panel
   -> ending

=== ending
How does your comic end? # pose: you stand, teacher stand # feel: you okay, teacher happy # who: narrator # ask: ending
 * [Plan B was good. # ev: none]
   Plan B, I did not invite you. But you were not bad. # pose: you wave # feel: teacher happy # who: you # face: happy # panel
   -> END
 * [I am still sad, and that is allowed. # ev: none]
   I am still a bit sad about the fish. That is allowed. # pose: you rest # feel: teacher happy # who: you # face: okay # panel
   -> END
 * [I get ready for Thursday. # ev: none]
   My teacher gives me a map of the aquarium. Thursday, here I come. # pose: teacher reach, you hold letter # prop: open letter # feel: teacher happy # who: you # face: proud # panel
   -> END
 * [I tell someone what helps me. # ev: none]
   Next time, please tell me early. We shake on it, with our elbows. # pose: you lift, teacher lift # feel: teacher happy # who: you # face: proud # panel
   -> END
