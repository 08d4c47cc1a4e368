// The Loud Cafeteria. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-the-loud-cafeteria
# title: The Loud Cafeteria
# kind: comic
# skill: er
# max_words: 14
# place: cafeteria
-> start

=== start
Lunch time. Two hundred trays in one very big room. # who: narrator # place: cafeteria # panel
Which sound is the worst one? # who: narrator # ask: sound
 * [The chairs. # ev: none]
   The chairs go SKREEEK. I can feel it in my teeth. # who: you # face: worried # panel
   -> body
 * [Everyone talking at once. # ev: none]
   All the voices melt into one. It is talk soup. # who: you # face: worried # panel
   -> body
 * [The bell. # ev: none]
   The bell is right over my head. BRRRING! # who: you # face: surprised # panel
   -> body

=== body
What does your body do? # who: narrator # ask: body
 * [My hands go over my ears. # ev: none]
   My hands know what to do. They make two little doors. # who: you # face: worried # panel
   -> help
 * [I hum. # ev: none]
   Mmmmmm. My own sound is softer than all of theirs. # who: you # face: okay # panel
   -> help
 * [I stop and cannot move. # ev: none]
   My feet are stuck. My soup and I stand very still. # who: you # face: surprised # panel
   -> help

=== help
What do you try? # who: narrator # ask: help
 * [Headphones on. # ev: none]
   Headphones on. The room turns down, like a radio far away. # who: you # face: calm # panel
   -> friend
 * [Go to the end table, by the wall. # ev: none]
   At the end table, the noise comes from only one side. # who: you # face: okay # panel
   -> friend
 * [Show my card: "Too loud." # ev: none]
   A grown-up reads my card and walks with me to a calmer spot. # who: you # face: okay # panel
   -> friend
 * [Take my lunch to the library. # ev: none]
   I have a library pass for this. Books are such quiet people. # who: you # face: calm # place: library # panel
   -> friend

=== friend
Was it too loud for you? Do you want company, or no company? # who: friend # face: okay # panel
What do you want? # who: narrator # ask: company
 * [Company, and no talking. # ev: none]
   We eat. We do not talk. It is the best talk all day. # who: you # face: happy # panel
   -> change
 * [Company, and talk about one good thing. # ev: none]
   Okay. Tell me about your snail. Only the snail. # who: you # face: happy # panel
   -> change
 * [No company today, thanks. # ev: none]
   No company today, thanks. I will find you after lunch. # who: you # face: calm # panel
   -> change

=== change
A lunch grown-up asks what would make this room kinder. What do you say, or write? # who: narrator # ask: change
 * [Put soft pads on the chairs. # ev: none]
   Soft pads? I am ordering two hundred. My teeth thank you too. # who: grownup # face: happy # panel
   -> ending
 * [Make one quiet table. # ev: none]
   A quiet table, for anyone who wants it. We can start on Monday. # who: grownup # face: happy # panel
   -> ending
 * [Turn the bell down. # ev: none]
   I never knew that bell had a knob. Down it goes. # who: grownup # face: surprised # panel
   -> ending
 * [Let me come five minutes early. # ev: none]
   Five minutes early is easy. You can pick your seat in peace. # who: grownup # face: calm # panel
   -> ending

=== ending
How does your comic end? # who: narrator # ask: ending
 * [I finish my whole lunch. # ev: none]
   I finish my lunch. Even the pear. # who: you # face: proud # panel
   -> END
 * [I leave early, and that is fine. # ev: none]
   I had enough, so I left. Leaving is a good plan too. # who: you # face: calm # place: hallway # panel
   -> END
 * [Other kids like it better too. # ev: none]
   It turns out I was not the only one. # who: you # face: happy # panel
   -> END
