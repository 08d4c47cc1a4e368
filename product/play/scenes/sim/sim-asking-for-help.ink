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
What are you stuck on? # enter: you at 3 # feel: you okay # who: narrator # ask: stuck # place: classroom
 * [A math page. # ev: none]
   Question four looks at me. I look at question four. # pose: you hold cue-card # who: you # face: worried # place: classroom # panel
   -> inside
 * [A zipper. # ev: none]
   The zipper ate my scarf. It will not give it back. # enter: you at 3 # pose: you hold scarf # who: you # face: worried # place: hallway # panel
   -> inside
 * [A drawing. # ev: none]
   It should be a horse. It keeps turning into a table. # pose: you hold paint-pot # who: you # face: worried # place: classroom # panel
   -> inside

=== inside
What is being stuck like? # camera: close you # who: narrator # play: faces of=you # ask: inside
 * [My brain is foggy. # out: worried # ev: none]
   My brain is a foggy harbor. All the boats go toot. # camera: wide # pose: you shrug # who: you # face: worried # panel
   -> first
 * [I want to throw it. # out: frustrated # ev: none]
   I want to throw it at the moon. I growl instead. # camera: wide # pose: you fists # who: you # face: frustrated # panel
   -> first
 * [I want to hide. # out: sad # ev: none]
   Under the table looks nice. It is quiet under there. # camera: wide # pose: you hide # who: you # face: sad # panel
   -> first

=== first
What do you do first? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: first
 * [Give my hands something to do. # ev: none]
   I roll a bit of clay. My hands calm down, and then I do. # pose: you hold # who: you # face: calm # panel
   -> ask_how
 * [Try once more, slowly. # ev: none]
   One more try, as slow as a snail. Nope. Still stuck. # pose: you reach # who: you # face: determined # panel
   -> ask_how
 * [Ask right away. # ev: none]
   I don't have to try ten times first. I can ask now. # pose: you rest # who: you # face: determined # panel
   -> ask_how

=== ask_how
How do you ask? # pose: you stand # feel: you okay # who: narrator # ask: how
 * [Hold up my help card. # ev: none]
   Up goes my card. It has a big lifebuoy on it. # pose: you lift help-card # camera: close you # who: you # face: okay # panel
   -> reply
 * [Say, "I'm stuck. Can you help me start?" # ev: none]
   I'm stuck. Can you help me start? # pose: you wave # camera: close you # who: you # face: okay # play: echo # panel
   -> reply
 * [Write a note, or type it. # ev: none]
   I write, "Stuck. Please come." I draw an arrow to me. # pose: you lift letter # prop: open letter # camera: close you # who: you # face: okay # panel
   -> reply
 * [Ask a friend. # ev: none]
   ~ helper = "friend"
   Psst. Have you ever been stuck like this? # enter: friend from left at 1.5 # pose: you wave # camera: two friend you # feel: friend calm # who: you # face: okay # panel
   -> reply

=== reply
{ helper == "friend":
    All the time! Here, give it to me. I will do the whole thing. # camera: wide # pose: friend reach # feel: you happy # who: friend # face: excited # panel
- else:
    I'm glad you asked. Here, shall I do the whole thing? # camera: wide # enter: teacher from left at 1.5 # pose: teacher reach # feel: you happy # who: teacher # face: happy # panel
}
What kind of help do you want? # pose: you stand # feel: you okay # who: narrator # ask: kind
 * [Only the first step, please. # ev: none]
   Only the first step, please. I want to do the rest. # pose: you lift # who: you # face: determined # play: echo # panel
   -> works
 * [Show me, don't tell me. # ev: none]
   Can you show me? Pictures stay in my head. Words fall out. # pose: you point # who: you # face: okay # play: echo # panel
   -> works
 * [Yes, all of it. I am out of steam. # ev: none]
   Yes, please, all of it. I am out of steam today. # pose: you rest # who: you # face: okay # play: echo # panel
   -> works
 * [Just stay near me while I try. # ev: none]
   Just stay near me, please. Near is a kind of help. # pose: you sit # who: you # face: calm # play: echo # panel
   -> works

=== works
Then what happens? Your face knows. # camera: close you # pose: you stand # feel: you okay # who: narrator # play: faces of=you # ask: works
 * [It works! # out: happy # ev: none]
   It works! I do a very small dance. # camera: wide # pose: you cheer, you hop # who: you # face: happy # panel
   -> ending
 * [We are both stuck. # out: surprised # ev: none]
   Now we are both stuck. It is much funnier with two. # camera: wide # pose: you shrug # who: you # face: surprised # panel
   -> ending
 * [It helps a bit, so I ask again. # out: determined # ev: none]
   A bit better. I ask again, in other words. Asking twice is fine. # camera: wide # pose: you wave # who: you # face: determined # panel
   -> ending

=== ending
How does your comic end? # pose: you stand # feel: you okay # who: narrator # ask: ending
 * [I say thanks my way. # ev: none]
   I give a thumbs up. That is how I say thanks. # pose: you lift # who: you # face: happy # panel
   -> END
 * [Someone asks me for help. # ev: none]
   Later somebody whispers, "I'm stuck." I know just what to do. # enter: classmate from right at 5 # pose: classmate hold, you wave # feel: classmate worried # who: you # face: proud # panel
   -> END
 * [I take a rest. # ev: none]
   Asking took a lot of me. Now I rest. # enter: you at 5 # pose: you sit pillow # who: you # face: calm # place: quiet-corner # panel
   -> END
