// When I Need a Break. Build-your-own comic. Eight panels, every ending a good one.
# id: sim-when-i-need-a-break
# title: When I Need a Break
# kind: comic
# skill: er
# max_words: 14
# place: classroom
-> start

=== start
Think of a cup. All day long, things drip into it. # prop: put cup at 5 # enter: you at 3 # camera: close cup # feel: you calm # who: narrator # place: classroom # panel
What fills your cup today? # camera: wide # feel: you okay # who: narrator # ask: cup
 * [Lights and noise. # ev: none]
   The lights buzz. The fan ticks. Drip, drip, drip. # prop: drip cup # pose: you hide # who: you # face: worried # panel
   -> sign
 * [Hard work, one thing after another. # ev: none]
   Spelling, then maps, then more spelling. Drip, drip, drip. # prop: drip cup # pose: you hold logbook # who: you # face: frustrated # panel
   -> sign
 * [So many people talking to me. # ev: none]
   Hi! Did you see? Can you pass? Drip, drip, drip. # prop: drip cup # enter: classmate from right at 7.8, friend from left at 1.2 # pose: classmate wave, you shrug # feel: classmate excited, friend excited # who: you # face: worried # panel
   -> sign
 * [Fun! Lots and lots of fun. # ev: none]
   The party is great, and it is a lot. Fun drips too. # prop: drip cup # pose: you cheer # who: you # face: excited # panel
   -> sign

=== sign
The cup is nearly full. # prop: fill cup # camera: close cup # pose: you stand # feel: you okay # who: narrator
How does your body tell you? # camera: close you # who: narrator # play: faces of=you # ask: sign
 * [My words go missing. # out: surprised # ev: none]
   My words went somewhere. They did not leave a note. # camera: wide # pose: you shrug # who: you # face: surprised # panel
   -> tell
 * [My face gets hot. # out: mad # ev: none]
   My cheeks are two little stoves. # camera: wide # pose: you clutch # who: you # face: mad # panel
   -> tell
 * [Everything itches. # out: frustrated # ev: none]
   My socks itch. My sleeves itch. Even the air itches. # camera: wide # pose: you fists # who: you # face: frustrated # panel
   -> tell
 * [I can't tell. It is hard to know. # out: okay # ev: none]
   I can't tell yet. A picture chart helps me find out. # camera: wide # pose: you hold day-plan # who: you # face: okay # panel
   -> tell

=== tell
How do you ask for your break? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: tell
 * [Hold up my break card. # ev: none]
   My card does the talking. It is green, with a cloud on it. # pose: you lift break-card # who: you # face: determined # panel
   -> yes
 * [Say the words I practiced. # ev: none]
   Break, please. # pose: you wave # who: you # face: determined # play: echo # panel
   -> yes
 * [Make a sign with my hands. # ev: none]
   I make my sign for break. My teacher knows it. # pose: you cheer # who: you # face: determined # panel
   -> yes
 * [Press the button on my talker. # ev: none]
   My talker says it for me. I need a break. # pose: you hold talker # prop: light talker # who: you # face: determined # panel
   -> yes

=== yes
Of course. Break first. We can talk later, or not at all. # enter: teacher from right at 6.5 # pose: teacher rest, you stand # feel: you calm # who: teacher # face: calm # panel
Where do you go? # pose: teacher stand # feel: you okay # who: narrator # ask: where
 * [The beanbag corner. # ev: none]
   The beanbag gives my whole back a hug. # enter: you at 4.4 # pose: you sit pillow # who: you # face: calm # place: quiet-corner # panel
   -> rest
 * [A lap of the hall. # ev: none]
   I count to forty-two, and there is the water. Forty-two back. # enter: you from left at 4.4 slowly # pose: you stand # who: you # face: okay # place: hallway # panel
   -> rest
 * [Outside, under the tree. # ev: none]
   A grown-up comes along and stays nearby. The leaves do all the talking. # enter: you at 3, grownup from right at 5.4 # pose: you sit # feel: grownup calm # who: you # face: calm # place: playground # panel
   -> rest

=== rest
What do you do on your break? # camera: close you # feel: you okay # who: narrator # ask: rest
 * [Squeeze, rock, or spin. # ev: none]
   I rock until the world rocks with me. # camera: wide # pose: you sit pillow # who: you # face: calm # panel
   -> slower
 * [Think about my favorite thing. # ev: none]
   I go through every planet, in order. Hello, Saturn. # camera: wide # pose: you lift # who: you # face: happy # panel
   -> slower
 * [Nothing at all. # ev: none]
   I do nothing. I am very good at it. # camera: wide # pose: you rest # who: you # face: calm # panel
   -> slower

=== slower
Breath by breath, there is more room in the cup. # camera: wide # pose: you rest # feel: you calm # who: narrator # play: breathe rounds=2
-> ending

=== ending
The cup has room again. How does your comic end? # camera: wide # prop: put cup at 7.2 # pose: you stand # feel: you calm # who: narrator # ask: ending
 * [I go back when I am ready. # ev: none]
   I come back. Nobody makes a fuss. My pencil waited for me. # enter: you from left at 3 # prop: put cup at 5 # pose: you hold cue-card # who: you # face: okay # place: classroom # panel
   -> END
 * [I need five more minutes. # ev: none]
   Five more, please. Five more it is. # pose: you sit # who: you # face: calm # panel
   -> END
 * [I go back and do it another way. # ev: none]
   I do the rest on the floor, with my lamp. Much better. # enter: you from left at 3 # pose: you sit lamp # prop: put cup at 5, light lamp # who: you # face: happy # place: classroom # panel
   -> END
 * [I am done for today. # ev: none]
   My cup was too full today. We save the rest for tomorrow. # pose: you wave # who: you # face: okay # panel
   -> END
