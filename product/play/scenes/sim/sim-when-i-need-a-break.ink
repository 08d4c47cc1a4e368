// When I Need a Break. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-when-i-need-a-break
# title: When I Need a Break
# kind: comic
# skill: er
# max_words: 14
# place: classroom
-> start

=== start
Think of a cup. All day long, things drip into it. # who: narrator # place: classroom # panel
What fills your cup today? # who: narrator # ask: cup
 * [Lights and noise. # ev: none]
   The lights buzz. The fan ticks. Drip, drip, drip. # who: you # face: worried # panel
   -> sign
 * [Hard work, one thing after another. # ev: none]
   Spelling, then maps, then more spelling. Drip, drip, drip. # who: you # face: frustrated # panel
   -> sign
 * [So many people talking to me. # ev: none]
   Hi! Did you see? Can you pass? Drip, drip, drip. # who: you # face: worried # panel
   -> sign
 * [Fun! Lots and lots of fun. # ev: none]
   The party is great, and it is a lot. Fun drips too. # who: you # face: excited # panel
   -> sign

=== sign
The cup is nearly full. How does your body tell you? # who: narrator # ask: sign
 * [My words go missing. # ev: none]
   My words went somewhere. They did not leave a note. # who: you # face: surprised # panel
   -> tell
 * [My face gets hot. # ev: none]
   My cheeks are two little stoves. # who: you # face: frustrated # panel
   -> tell
 * [Everything itches. # ev: none]
   My socks itch. My sleeves itch. Even the air itches. # who: you # face: frustrated # panel
   -> tell
 * [I can't tell. It is hard to know. # ev: none]
   I can't tell yet. A picture chart helps me find out. # who: you # face: okay # panel
   -> tell

=== tell
How do you ask for your break? # who: narrator # ask: tell
 * [Hold up my break card. # ev: none]
   My card does the talking. It is green, with a cloud on it. # who: you # face: determined # panel
   -> yes
 * [Say the words I practiced. # ev: none]
   Break, please. # who: you # face: determined # panel
   -> yes
 * [Make a sign with my hands. # ev: none]
   I make my sign for break. My teacher knows it. # who: you # face: determined # panel
   -> yes
 * [Press the button on my talker. # ev: none]
   My talker says it for me. I need a break. # who: you # face: determined # panel
   -> yes

=== yes
Of course. Break first. We can talk later, or not at all. # who: teacher # face: calm # panel
Where do you go? # who: narrator # ask: where
 * [The beanbag corner. # ev: none]
   The beanbag gives my whole back a hug. # who: you # face: calm # place: quiet-corner # panel
   -> rest
 * [A walk down the hall. # ev: none]
   Forty-two steps to the water. Forty-two steps back. # who: you # face: okay # place: hallway # panel
   -> rest
 * [Outside, under the tree. # ev: none]
   A grown-up comes along and stays nearby. The leaves do all the talking. # who: you # face: calm # place: playground # panel
   -> rest

=== rest
What do you do on your break? # who: narrator # ask: rest
 * [Squeeze, rock, or spin. # ev: none]
   I rock until the world rocks with me. # who: you # face: calm # panel
   -> ending
 * [Think about my favorite thing. # ev: none]
   I go through every planet, in order. Hello, Saturn. # who: you # face: happy # panel
   -> ending
 * [Nothing at all. # ev: none]
   I do nothing. I am very good at it. # who: you # face: calm # panel
   -> ending

=== ending
The cup has room again. How does your comic end? # who: narrator # ask: ending
 * [I go back when I am ready. # ev: none]
   I come back. Nobody makes a fuss. My pencil waited for me. # who: you # face: okay # place: classroom # panel
   -> END
 * [I need five more minutes. # ev: none]
   Five more, please. Five more it is. # who: you # face: calm # panel
   -> END
 * [I go back and do it another way. # ev: none]
   I do the rest on the floor, with my lamp. Much better. # who: you # face: happy # place: classroom # panel
   -> END
 * [I am done for today. # ev: none]
   My cup was too full today. We save the rest for tomorrow. # who: you # face: okay # panel
   -> END
