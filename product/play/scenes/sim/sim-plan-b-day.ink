// Plan B Day. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-plan-b-day
# title: Plan B Day
# kind: comic
# skill: er
# max_words: 14
# place: classroom
-> start

=== start
Aquarium day! It has been on my calendar for three weeks. # who: you # face: excited # place: classroom # panel
What do you like best about this plan? # who: narrator # ask: best
 * [The jellyfish. # ev: none]
   I know six kinds of jellyfish. I am going to find all six. # who: you # face: excited # panel
   -> change
 * [My seat on the bus. # ev: none]
   Row three, left side, by the window. I picked it on Monday. # who: you # face: happy # panel
   -> change
 * [Knowing what comes when. # ev: none]
   Nine, bus. Ten, fish. Twelve, lunch. It is a beautiful list. # who: you # face: proud # panel
   -> change

=== change
The bus broke down. We will go next Thursday instead. # who: teacher # face: worried # panel
Oh. What happens inside you? # who: narrator # ask: inside
 * [My stomach drops. # ev: none]
   My stomach goes down like an elevator. # who: you # face: sad # panel
   -> help
 * [My head fills with bees. # ev: none]
   Bees! My head is all bees. My hands flap to let them out. # who: you # face: frustrated # panel
   -> help
 * [I go blank. # ev: none]
   Nothing comes. No words, no plan. Just a big white page. # who: you # face: surprised # panel
   -> help
 * [I get mad. # ev: none]
   That is NOT what the calendar says! # who: you # face: mad # panel
   -> help

=== help
What helps first? # who: narrator # ask: help
 * [Rock and squeeze a cushion. # ev: none]
   Rock, squeeze. Rock, squeeze. The cushion never minds. # who: you # face: calm # place: quiet-corner # panel
   -> teacher
 * [Say it, or show my card: "This is a big change. I need a minute." # ev: none]
   This is a big change. I need a minute. # who: you # face: determined # panel
   -> teacher
 * [Cross it out and write Thursday. # ev: none]
   I cross out today. I write it again, on Thursday, in thick green pen. # who: you # face: determined # panel
   -> teacher
 * [Have a cry. # ev: none]
   Some of the sad comes out of my eyes. There is less of it after. # who: you # face: sad # place: quiet-corner # panel
   -> teacher

=== teacher
You really wanted that trip. Take the time you need. Then help me with Plan B? # who: teacher # face: calm # place: classroom # panel
What goes into your Plan B? # who: narrator # ask: planb
 * [One thing that stays the same. # ev: none]
   Lunch on the grass can still be at twelve. So it is. # who: you # face: okay # place: playground # panel
   -> ending
 * [Something about jellyfish. # ev: none]
   I draw a moon jelly as long as the whole table. # who: you # face: happy # panel
   -> ending
 * [A new list, with boxes to check. # ev: none]
   New day, new list. Check. Check. I like the sound of the pen. # who: you # face: calm # panel
   -> ending
 * [A quiet day. No more surprises. # ev: none]
   My Plan B says: book, beanbag, no surprises. My teacher signs it. # who: you # face: calm # place: quiet-corner # panel
   -> ending

=== ending
How does your comic end? # who: narrator # ask: ending
 * [Plan B was good. # ev: none]
   Plan B, I did not invite you. But you were not bad. # who: you # face: happy # panel
   -> END
 * [I am still sad, and that is allowed. # ev: none]
   I am still a bit sad about the fish. That is allowed. # who: you # face: okay # panel
   -> END
 * [I get ready for Thursday. # ev: none]
   My teacher gives me a map of the aquarium. Thursday, here I come. # who: you # face: proud # panel
   -> END
 * [I tell someone what helps me. # ev: none]
   Next time, please tell me early. We shake on it, with our elbows. # who: you # face: proud # panel
   -> END
