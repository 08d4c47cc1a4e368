// Asking for Help. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-asking-for-help
# title: Asking for Help
# kind: comic
# skill: com
# max_words: 14
# place: classroom
VAR helper = "teacher"
-> start

=== start
What are you stuck on? # who: narrator # ask: stuck # place: classroom
 * [A math page. # ev: none]
   Question four looks at me. I look at question four. # who: you # face: worried # place: classroom # panel
   -> inside
 * [A zipper. # ev: none]
   The zipper ate my scarf. It will not give it back. # who: you # face: worried # place: hallway # panel
   -> inside
 * [A drawing. # ev: none]
   It should be a horse. It keeps turning into a table. # who: you # face: worried # place: classroom # panel
   -> inside

=== inside
What is being stuck like? # who: narrator # ask: inside
 * [My brain is foggy. # ev: none]
   My brain is a foggy harbor. All the boats go toot. # who: you # face: worried # panel
   -> first
 * [I want to throw it. # ev: none]
   I want to throw it at the moon. I stomp instead. # who: you # face: frustrated # panel
   -> first
 * [I want to hide. # ev: none]
   Under the table looks nice. It is quiet under there. # who: you # face: sad # panel
   -> first

=== first
What do you do first? # who: narrator # ask: first
 * [Give my hands something to do. # ev: none]
   I roll a bit of clay. My hands calm down, and then I do. # who: you # face: calm # panel
   -> ask_how
 * [Try once more, slowly. # ev: none]
   One more try, as slow as a snail. Nope. Still stuck. # who: you # face: determined # panel
   -> ask_how
 * [Ask right away. # ev: none]
   I don't have to try ten times first. I can ask now. # who: you # face: determined # panel
   -> ask_how

=== ask_how
How do you ask? # who: narrator # ask: how
 * [Hold up my help card. # ev: none]
   Up goes my card. It has a big lifebuoy on it. # who: you # face: okay # panel
   -> reply
 * [Say, "I'm stuck. Can you help me start?" # ev: none]
   I'm stuck. Can you help me start? # who: you # face: okay # panel
   -> reply
 * [Write a note, or type it. # ev: none]
   I write, "Stuck. Please come." I draw an arrow to me. # who: you # face: okay # panel
   -> reply
 * [Ask a friend. # ev: none]
   ~ helper = "friend"
   Psst. Have you ever been stuck like this? # who: you # face: okay # panel
   -> reply

=== reply
{ helper == "friend":
    All the time! Here, give it to me. I will do the whole thing. # who: friend # face: excited # panel
- else:
    I'm glad you asked. Here, shall I do the whole thing? # who: teacher # face: happy # panel
}
What kind of help do you want? # who: narrator # ask: kind
 * [Only the first step, please. # ev: none]
   Only the first step, please. I want to do the rest. # who: you # face: determined # panel
   -> works
 * [Show me, don't tell me. # ev: none]
   Can you show me? Pictures stay in my head. Words fall out. # who: you # face: okay # panel
   -> works
 * [Yes, all of it. I am out of steam. # ev: none]
   Yes, please, all of it. I am out of steam today. # who: you # face: okay # panel
   -> works
 * [Just stay near me while I try. # ev: none]
   Just stay near me, please. Near is a kind of help. # who: you # face: calm # panel
   -> works

=== works
Then what happens? # who: narrator # ask: works
 * [It works! # ev: none]
   It works! I do a very small dance. # who: you # face: happy # panel
   -> ending
 * [We are both stuck. # ev: none]
   Now we are both stuck. It is much funnier with two. # who: you # face: happy # panel
   -> ending
 * [It helps a bit, so I ask again. # ev: none]
   A bit better. I ask again, in other words. Asking twice is fine. # who: you # face: determined # panel
   -> ending

=== ending
How does your comic end? # who: narrator # ask: ending
 * [I say thanks my way. # ev: none]
   I give a thumbs up. That is how I say thanks. # who: you # face: happy # panel
   -> END
 * [Someone asks me for help. # ev: none]
   Later somebody whispers, "I'm stuck." I know just what to do. # who: you # face: proud # panel
   -> END
 * [I take a rest. # ev: none]
   Asking took a lot of me. Now I rest. # who: you # face: calm # place: quiet-corner # panel
   -> END
