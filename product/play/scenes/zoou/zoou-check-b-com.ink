// Letter for the Heron. Zoo U, Echo House and the docks, check scene of form B. Grade 2-4 reading level.
# id: zoou-check-b-com
# title: Letter for the Heron
# kind: check
# skill: com
# also: coop, ini, er
# max_words: 16
# place: echo-house
-> start

=== start
Echo House sends out the mail. Today, you carry it. # camera: wide # prop: put cart at 8 # enter: you at 2.6, juno at 5.6 # feel: you happy, juno happy # who: narrator
One letter is for Sorrel, the heron. It got wet. # camera: close you # pose: you stand letter # prop: wet letter # feel: you surprised # who: narrator
Your first day! I pack, you carry, nobody gets lost. # camera: wide # pose: juno cheer, you stand letter # feel: you happy # who: juno # face: excited
First, the mail cart. It takes a basket, a button, and a banjo. # camera: two you juno # pose: juno lift # feel: you okay # who: juno # face: okay
Juno is already on her way to the roof. Which things go on the cart? # camera: wide # exit: juno right # pose: you stand letter # who: narrator # play: listen items=3 words=basket,button,banjo decoys=hook,butter,bucket # ask: cart
 * [all three # out: r3 # ev: com=2]
   The cart rolls off with all three. Nothing comes back. # prop: load cart, roll cart # pose: you wave letter # feel: you happy # who: narrator
   -> dock
 * [two of them # out: r2 # ev: com=1]
   The driver sends a note. "Where is the other thing?" # camera: close cart # feel: you surprised # who: narrator
   -> dock
 * [one or none # out: r1 # ev: com=0]
   The whole cart comes back, with a very long note. # prop: tip cart # pose: you shrug letter # feel: you worried # who: narrator
   -> dock

=== dock
Now the letter! Look for Sorrel at dock thir... # camera: wide # prop: put cart at 8, gone cart # pose: you stand letter # fx: wind # feel: you surprised # voice # who: juno # face: happy
The wind is too loud. The end of that word is gone. # camera: close you # feel: you okay # who: narrator # ask: dock
 * [Try dock thirteen, and then thirty if she isn't there. # ev: com=1]
   You turn around twice on the way, to think about it. # camera: wide # move: you to 4.4 # pose: you stand letter # who: narrator
   -> forks
 * [Call up, "Was that thirteen or thirty?" # ev: com=2]
   Thirteen! One and three! Good thing you asked! # camera: wide # pose: you wave letter # feel: you happy # voice # who: juno # face: happy
   -> forks
 * [Go to dock thirty, since it's the closer one. # ev: com=0]
   Nobody is there. You walk all the way to thirteen. # camera: wide # move: you to 1.2 # pose: you shrug letter # feel: you surprised # who: narrator
   -> forks

=== forks
The heron's spot at dock thirteen is empty. There is only Oke, in a tub. # camera: wide # enter: you from left at 2.8, oke at 7 # pose: you stand letter # prop: put tub-boat at 7, tip tub-boat, wet letter # feel: oke frustrated, you surprised # who: narrator # place: river-ferry
My tub has ten holes. So I asked for ten corks. # pose: oke fists # who: oke # face: frustrated
The mail brought ten forks. I cannot stop a hole with a fork. # camera: close oke # pose: oke shrug # feel: you worried # who: oke # face: mad # ask: forks
 * [You asked for corks, not forks. When do you need them? # ev: com=2]
   By three. The tub race starts at three. # camera: two you oke # pose: oke clutch # feel: you okay # who: oke # face: worried
   -> snap
 * [I only carry the bags. The tag on yours says forks. # ev: com=0]
   Then the tag is wrong, too! # camera: wide # pose: oke fists, you point letter # feel: you okay # who: oke # face: mad
   -> snap
 * [I'm really sorry about that. It'll be fixed. # ev: com=1]
   Fixed by whom? Fixed by when? # camera: wide # pose: oke shrug # feel: you worried # who: oke # face: frustrated
   -> snap

=== snap
Can the mail get even one thing right? # camera: close oke # pose: oke fists, you stand letter # feel: you surprised # who: oke # face: mad
Your throat feels tight. You have walked all morning. # camera: close you # pose: you clutch letter # feel: you frustrated # who: narrator # ask: snap
 * [Say nothing and look down at the water. # ev: er=1]
   Five leaves float by. Your throat stays tight. # pose: you rest letter # feel: you sad # who: narrator
   -> tag
 * [Tell him, "Then go and carry your mail yourself." # ev: er=0]
   Oke sinks down in his tub. Nobody talks for a bit. # camera: wide # pose: you fists letter, oke sit # fx: hush # feel: oke mad, you mad # who: narrator
   -> tag
 * [Breathe out slowly before I answer him. # ev: er=2]
   The air is cool. Your voice comes out steady. # camera: wide # pose: you stand letter # feel: you calm # who: narrator
   -> tag

=== tag
Tavi lands on the dock with his mail bag. He wrote the tags this morning. # camera: wide # fx: hush off # enter: tavi from left at 4.6 # pose: tavi hop, you stand letter, oke stand # feel: tavi happy, oke frustrated, you okay # who: narrator # ask: tag
 * [Oke needed corks. What did you read? # ev: com=2]
   I read... forks? Corks. I was upside down. Oh, no. # pose: tavi clutch # feel: oke okay # who: tavi # face: surprised
   -> plan
 * [There was some trouble with one of the bags. # ev: com=1]
   Which bag? There were forty. And a banjo. # pose: tavi shrug # who: tavi # face: worried
   "Mine," says Oke, from behind the tub's rim. # pose: oke wave # feel: oke frustrated, tavi surprised # who: narrator
   -> plan
 * [Tavi, you can't have looked at the tags properly. # ev: com=0]
   I looked for ages! I was just upside down! # pose: tavi fists, you point letter # feel: oke frustrated # who: tavi # face: mad
   -> plan

=== plan
It is two o'clock. There are corks to find, holes to fill, and a letter to deliver. # camera: wide # pose: you point letter, oke stand, tavi stand # feel: oke worried, you okay, tavi worried # who: narrator # ask: plan
 * [I'll do it all. You two can just wait here. # ev: coop=1]
   You find the corks alone. It is now half past two. # move: you to 1.2 # pose: you lift basket, oke rest, tavi rest # prop: open basket # feel: you frustrated, tavi okay # who: narrator
   -> owl
 * [Could you two do the holes while I find Sorrel? # ev: coop=2]
   We can! I'll hop for corks, and he can hold the tub. # pose: oke cheer, you stand letter, tavi nod # feel: tavi happy # who: oke # face: okay
   -> owl
 * [Tavi wrote the tags, so it's fair if he does the work. # ev: coop=0]
   All of it? My wings are only this long. # pose: tavi lift, you stand letter # feel: oke worried # who: tavi # face: sad
   -> owl

=== owl
An old owl keeps the dock list. She hears with her left ear only. # camera: wide # enter: you from left at 2.6, owl at 6.5 # pose: you stand letter, owl hold logbook # prop: wet letter, open logbook # feel: owl calm, you okay # who: narrator # place: door-house
Hm? Is somebody there? # camera: close owl # who: owl # face: okay # ask: owl
 * [Shout from the gate, so that it's loud enough. # ev: com=0]
   The owl jumps. Her list falls on her toes. # camera: wide # prop: drop logbook at 6 # pose: you cheer letter, owl hop # fx: shake # feel: owl surprised # who: narrator
   Please don't roar. Sorrel is in the reeds. # camera: close owl # pose: owl rest, you stand letter # feel: you surprised # who: owl # face: sad
   -> reeds
 * [Go around to her left and ask for Sorrel. # ev: com=2]
   Sorrel? In the reeds, where it's quiet. Thank you for coming around. # camera: two you owl # move: you to 7.8 # pose: you wave letter # feel: you calm # who: owl # face: happy
   -> reeds
 * [Tell her everything very fast, because it's late. # ev: com=1]
   Forks, tubs, three... I only heard the forks. # camera: two you owl # pose: owl shrug, you wave letter # feel: you excited # who: owl # face: worried
   Sorrel is in the reeds, I think. # pose: owl point, you stand letter # feel: you okay # who: owl # face: okay
   -> reeds

=== reeds
Nobody else comes out to the reeds. The only sound is the water. # camera: wide # enter: you from left at 2, sorrel at 7 # pose: you stand letter # prop: put bucket at 5.7, fill bucket, wet letter # feel: sorrel calm, you surprised # who: narrator # place: tide-house
Sorrel stands very still. She has her back to you. # camera: close sorrel # feel: you worried # who: narrator # ask: reeds
 * [Say, "Hello, Sorrel. There's a letter for you." # ev: ini=2]
   So there is. You walk softly for a mail carrier. # camera: two you sorrel # move: you to 4.6 # pose: you reach letter # feel: you happy # who: sorrel # face: calm
   -> slack
 * [Wait on the path until she turns around. # ev: ini=1]
   You count forty small waves. Then she turns around. # camera: wide # move: you to 3.6 # pose: you rest letter # feel: sorrel surprised # who: narrator
   -> slack
 * [Lay the letter on her bucket and walk back. # ev: ini=0]
   A fish splashes it. Then she calls you back. # camera: wide # prop: put letter at 5.7, wet letter # move: you to 1 # pose: you stand # feel: sorrel surprised, you surprised # who: narrator
   -> slack

=== slack
I am to start a tub race, and bring ca... The rest is washed out. # camera: wide # move: you to 4.4 # pose: you stand, sorrel hold letter # prop: wet letter # feel: you okay # who: sorrel # face: okay
Shall we start them on the ebb, or at slack water? # feel: you surprised # who: sorrel # face: okay
You have never heard of either one. # camera: close you # pose: you shrug # feel: you worried # who: narrator # ask: slack
 * [Whichever one you think is right for tubs. # ev: com=1]
   Then I have to guess. I guess slack water. # camera: wide # pose: sorrel shrug letter, you stand # feel: you okay # who: sorrel # face: okay
   -> report
 * [Yes, I think that's what they said. # ev: com=0]
   Which of the two did they say? # camera: wide # pose: you nod, sorrel shrug letter # feel: you okay # who: sorrel # face: surprised
   She writes down both, and a question mark. # pose: sorrel hold logbook, you stand # prop: open logbook # feel: sorrel okay, you surprised # who: narrator
   -> report
 * [What does slack water mean? # ev: com=2]
   The river stands still for a while. Tubs like that. # camera: wide # pose: you stand, sorrel nod # feel: you happy # who: sorrel # face: happy
   -> report

=== report
She will start them at half past three, from the far side. # camera: close sorrel # pose: sorrel point, you stand # feel: sorrel okay, you okay # who: narrator
Back at dock thirteen, Oke is pushing in the last cork. # camera: wide # prop: put tub-boat at 7 # enter: you from left at 2.8, oke at 7, tavi at 4.8 # pose: oke reach # feel: oke worried, you okay, tavi okay # who: narrator # place: river-ferry
Is she coming? # camera: two you oke # pose: oke clutch # who: oke # face: worried # ask: report
 * [She is, but it'll be a bit later than you think. # ev: com=1]
   How big is a bit? Do I get in now? # camera: wide # pose: oke shrug # feel: you worried # who: oke # face: worried
   -> finish
 * [She got the letter, so everything's fine. # ev: com=0]
   At three, Oke starts alone. He goes around in a circle. # camera: wide # prop: spin tub-boat # pose: oke cheer # fx: shake # feel: oke surprised, you worried, tavi surprised # who: narrator
   -> finish
 * [Yes, at half past three. She'll start you from the far side. # ev: com=2]
   Half past three, far side. I can still eat a pear. # camera: wide # pose: oke nod # feel: you happy, tavi happy # who: oke # face: okay
   -> finish

=== finish
At half past three, ten tubs set off. Oke comes in ninth, and dry. # camera: wide # prop: float tub-boat # pose: oke cheer, tavi cheer, you stand # feel: oke excited, you happy, tavi happy # who: narrator
The letter said to bring ca... I guessed cake. # enter: sorrel from left at 1.4 # pose: sorrel lift cake, oke stand, tavi stand # feel: oke surprised, you surprised # who: sorrel # face: calm
Cake! And who has ten forks? I do! # pose: oke cheer, you cheer, tavi hop # feel: sorrel happy, you happy, tavi happy # who: oke # face: excited # keepsake: toy-tub-boat
-> END
