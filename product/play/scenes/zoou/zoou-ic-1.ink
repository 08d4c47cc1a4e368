// The Honey Bun Cart. Zoo U, Brake House (impulse control), lesson 1. Grade 3 reading level.
# id: zoou-ic-1
# title: The Honey Bun Cart
# kind: lesson
# skill: ic
# also: com
# max_words: 16
# place: brake-house
-> start

=== start
Brake House looks after every rolling cart in Canopy Town. # who: narrator
Today's cart holds twelve warm honey buns for the grandparents' tea. # who: narrator
They smell like a hug. A sticky, delicious hug. # who: oke # face: excited
Nobody touches them until the honey sets. One poke, and it all slides off. # who: sorrel # face: calm
Your fingers are already wiggling. What do you do with them? # who: you # ask: fingers # hint: Wiggly fingers like to have another job.
 * [Give them a job: fold the tea napkins. # ev: ic=2]
   Napkin swans! I have a cousin who looks just like that. # who: sorrel # face: happy
   -> honey
 * [Hold them over the buns to feel the warm. # ev: ic=1]
   Closer. Closer. Ooh, closer. # who: oke # face: excited
   Hands that hover tend to land. Come and fold a napkin with me. # who: sorrel # face: calm
   -> honey
 * [Poke one bun, very gently. # ev: ic=0]
   A slow river of honey slides onto your sleeve. # who: narrator
   The bun forgives you. Come and fold a napkin while we wait. # who: sorrel # face: calm
   -> honey

=== honey
Sorrel turns over the sand glass. Hands off until the sand runs out! # who: narrator # play: wait secs=8 # ask: wait # hint: Hum a song in your head while the sand falls.
 * [waited # out: waited # ev: ic=2]
   The honey turns firm and shiny. Not one drip. # who: narrator
   I hummed the whole market song. Twice. Very fast. # who: oke # face: proud
   -> lesson
 * [touched it a little # out: slip # ev: ic=1]
   A fingerprint, just a small one. We shall call it decoration. # who: sorrel # face: happy
   -> lesson
 * [touched it again and again # out: rushed # ev: ic=0]
   Three buns lose their honey. Now the floor is delicious. # who: narrator
   When I want to grab, I tap my knee. Tap, tap, tap. Try it! # who: oke # face: happy
   -> again

=== again
Fresh honey, smaller sand glass. Tap your knee and watch the sand. # who: sorrel # face: calm # play: wait secs=5 # ask: wait2 # hint: Tap your knee, and count each tap.
 * [waited # out: waited # ev: ic=1]
   See? Your knee did the poking for you. # who: oke # face: proud
   -> lesson
 * [touched it a little # out: slip # ev: ic=0]
   Nearly. The knee will get more practice, I promise. # who: sorrel # face: happy
   -> lesson
 * [touched it again and again # out: rushed # ev: ic=0]
   Sorrel lifts the tray up high, on long heron legs, until it sets. # who: narrator
   -> lesson

=== lesson
Next, Sorrel shows you the brake. Sorrel never hurries a sentence. # who: narrator
First, you find... the red... handle. And then... # who: sorrel # face: calm
You just thought of the best question ever. It is about jam. # who: you # ask: jam # hint: Where could the question wait until Sorrel is done?
 * [Hold up one finger as a bookmark, and listen. # ev: ic=2]
   Handle, pull, look. And now, the page with your bookmark? # who: sorrel # face: happy
   -> race
 * [Whisper it to Oke right now. # ev: ic=1]
   Jam! Yes! Wait, what came after the handle? # who: oke # face: surprised
   Handle, pull, look. Next time, save jam for the end. # who: sorrel # face: calm
   -> race
 * [Call out, "What about jam?" # ev: ic=0]
   A fine question. And now I have lost my place. # who: sorrel # face: surprised
   From the top, then. Handle, pull, look. After that, jam. # who: sorrel # face: calm
   -> race

=== race
Off you roll along the branch, with one hand on the red handle. # who: narrator # place: cart-line
Juno's cart zips up beside yours, full of empty boxes. # who: narrator
Race you to the big knot! Last one there is a soggy leaf! # who: juno # face: excited
The crossing post is right ahead. What do you do? # who: you # ask: race # hint: Handle, pull, look. Which part comes now?
 * [Pull the handle, stop, and look both ways. # ev: ic=2]
   A family of snails crosses. One. By one. By one. # who: narrator
   Whoa. I never saw them. Good brake! # who: juno # face: surprised
   -> count
 * [Slow down a bit, but keep rolling. # ev: ic=1]
   A very small snail holds up a very small sign. It says STOP MEANS STOP. # who: narrator
   You pull the handle the rest of the way. The snail nods. # who: narrator
   -> count
 * [Let go of the handle. Me, a soggy leaf? Never! # ev: ic=0]
   The cart swoops. The buns bounce. Oke hugs the brake with all four feet. # who: narrator
   Handle! Pull! Look! I saw snails! Everyone is fine, but my tummy is not! # who: oke # face: worried
   Phew. I made it sound too fun. Sorry. # who: juno # face: okay
   -> count

=== count
At the tea table, you count the buns. Eleven. # who: narrator # place: canopy-square
There is honey on Oke's chin. Quite a lot of honey. # who: narrator
Hot words jump onto your tongue. # who: you # ask: blame # hint: You know about the chin. What do you not know yet?
 * [Count to three, then ask, "Oke, what happened?" # ev: ic=2, com=2]
   Thanks for asking first. # who: oke # face: happy
   -> truth
 * [Say to everyone, "Somebody ate a bun." # ev: ic=1, com=1]
   Twelve grandparents turn and look at one chin. # who: narrator
   You could ask just me, you know. # who: oke # face: worried
   -> truth
 * [Point and say, "Oke is a bun thief!" # ev: ic=0, com=0]
   I am not! # who: oke # face: sad
   Words can roll off fast, too. Pull the handle, and try asking. # who: sorrel # face: calm
   Sorry, Oke. I went too fast. What happened? # who: you # face: worried
   -> truth

=== truth
The baker gave me a spare one for carrying. Yours is under that napkin swan! # who: oke # face: okay
You lift the swan. There it sits, bun number twelve. # who: narrator
Tomorrow's cart is jam tarts. Which brake will you bring along for yourself? # who: sorrel # face: happy # ask: brake # hint: A brake works best if you pick it before you roll.
 * [A knee tap and a slow count of three. # ev: ic=2]
   Small, quiet, and it fits in a pocket. A very good brake. # who: sorrel # face: proud
   -> finish
 * [I'll just try really, really hard. # ev: ic=1]
   Trying is the wheels. You want a handle, too. Borrow my knee tap! # who: oke # face: happy
   -> finish
 * [None. Brakes are for carts. # ev: ic=0]
   And for frogs! I use mine nine times a day. Here, tap, tap, tap. # who: oke # face: happy
   -> finish

=== finish
A grandmother squirrel breaks her bun and hands you the bigger half. # who: narrator
It was worth every single grain of sand. # who: you # face: happy
Ding! Brake House has a new driver. # who: sorrel # face: proud # badge: steady-handle
-> END
