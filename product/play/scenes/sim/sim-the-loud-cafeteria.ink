// The Loud Cafeteria. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-the-loud-cafeteria
# title: The Loud Cafeteria
# kind: comic
# skill: er
# max_words: 14
# place: cafeteria
-> start

=== start
Lunch time. Two hundred trays in one very big room. # enter: you at 2.9, kids at 4.8 # camera: two you kids # pose: you hold lunch-tray, kids cheer # feel: you okay, kids excited # who: narrator # place: cafeteria # panel
Which sound is the worst one? # camera: close you # who: narrator # ask: sound
 * [The chairs. # ev: none]
   The chairs go SKREEEK. I can feel it in my teeth. # camera: wide # fx: shake # pose: you hold lunch-tray # who: you # face: worried # panel
   -> body
 * [Everyone talking at once. # ev: none]
   All the voices melt into one. It is talk soup. # camera: wide # fx: shake # pose: kids cheer, you hold lunch-tray # who: you # face: worried # panel
   -> body
 * [The bell. # ev: none]
   The bell is right over my head. BRRRING! # camera: wide # fx: shake # prop: put bell at 3, ring bell # pose: you hold lunch-tray # who: you # face: surprised # panel
   -> body

=== body
What does your body do? # camera: close you # feel: you okay # who: narrator # play: faces of=you # ask: body
 * [My hands go over my ears. # out: worried # ev: none]
   My hands know what to do. They make two little doors. # camera: wide # pose: you hide # who: you # face: worried # panel
   -> help
 * [I hum. # out: okay # ev: none]
   Mmmmmm. My own sound is softer than all of theirs. # camera: wide # pose: you rest # who: you # face: okay # panel
   -> help
 * [I stop and cannot move. # out: surprised # ev: none]
   I am stuck. My soup and I keep very still. # camera: wide # pose: you hold lunch-tray # who: you # face: surprised # panel
   -> help

=== help
What do you try? # camera: close you # move: kids to 7.6 # prop: put bell at 3, gone bell # pose: you hold lunch-tray # feel: you okay # who: narrator # ask: help
 * [Headphones on. # ev: none]
   Headphones on. The room turns down, like a radio far away. # prop: wear ear-defenders by you # pose: you stand # camera: close you # who: you # face: calm # panel
   -> quieter
 * [Go to the end table, by the wall. # ev: none]
   At the end table, the noise comes from only one side. # move: you to 2 # pose: you sit lunch-tray # who: you # face: okay # panel
   -> quieter
 * [Show my card: "Too loud." # ev: none]
   A grown-up reads my card and walks with me to a calmer spot. # enter: teacher from left at 1.3 # pose: you lift help-card # feel: teacher calm # who: you # face: okay # panel
   -> quieter
 * [Take my lunch to the library. # ev: none]
   I have a library pass for this. Books are such quiet people. # enter: you at 3 # pose: you sit lunch-tray # who: you # face: calm # place: library # panel
   -> quieter

=== quieter
My shoulders come down, one breath at a time. # camera: close you # who: you # face: calm # play: breathe rounds=2
-> friend

=== friend
Was it too loud for you? Do you want company, or no company? # enter: friend from right at 5 # camera: two you friend # pose: you stand # feel: you calm # who: friend # face: okay # panel
What do you want? # camera: wide # feel: you okay, friend calm # who: narrator # ask: company
 * [Company, and no talking. # ev: none]
   We eat. We do not talk. It is the best talk all day. # pose: you sit lunch-tray # feel: friend happy # who: you # face: happy # panel
   -> change
 * [Company, and talk about one good thing. # ev: none]
   Okay. Tell me about your snail. Only the snail. # pose: you rest # feel: friend happy # who: you # face: happy # play: echo # panel
   -> change
 * [No company today, thanks. # ev: none]
   No company today, thanks. I will find you after lunch. # pose: you wave, friend wave # exit: friend right # feel: friend happy # who: you # face: calm # play: echo # panel
   -> change

=== change
A lunch grown-up asks what would make this room kinder. What do you say, or write? # camera: wide # exit: kids right # enter: grownup from right at 7.4 # pose: you stand # feel: you okay, grownup calm # who: narrator # ask: change
 * [Put soft pads on the chairs. # ev: none]
   Soft pads? I am ordering two hundred. My teeth thank you too. # pose: grownup hold pillow # feel: you happy # who: grownup # face: happy # panel
   -> ending
 * [Make one quiet table. # ev: none]
   A quiet table, for anyone who wants it. We can start on Monday. # pose: grownup hold cue-card # feel: you happy # who: grownup # face: happy # panel
   -> ending
 * [Turn the bell down. # ev: none]
   I never knew that bell had a knob. Down it goes. # prop: put bell at 8.6 # pose: grownup lift # feel: you happy # who: grownup # face: surprised # panel
   -> ending
 * [Let me come five minutes early. # ev: none]
   Five minutes early is easy. You can pick your seat in peace. # pose: grownup hold timer # feel: you happy # who: grownup # face: calm # panel
   -> ending

=== ending
How does your comic end? # pose: you stand, grownup stand # feel: you okay, grownup happy # who: narrator # ask: ending
 * [I finish my whole lunch. # ev: none]
   I finish my lunch. Even the pear. # pose: you lift lunch-tray # who: you # face: proud # panel
   -> END
 * [I leave early, and that is fine. # ev: none]
   I had enough, so I left. Leaving is a good plan too. # enter: you from left at 4 # pose: you wave # who: you # face: calm # place: hallway # panel
   -> END
 * [Other kids like it better too. # ev: none]
   It turns out I was not the only one. # enter: classmate from right at 8.8 # pose: you cheer # feel: classmate happy # who: you # face: happy # panel
   -> END
