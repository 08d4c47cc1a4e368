// Stop Song. Academy, the music room, scene 7. Grades K-1; every line is read aloud.
# id: academy-ic-2
# title: Stop Song
# kind: lesson
# skill: ic
# also: coop
# max_words: 7
# place: music-room
-> start

=== start
This drum plays the Stop Song. # enter: nim at 2.2, you at 3.6, plum at 6, bao at 7.7, sefa at 9 # prop: put drum at 5 # pose: plum point # feel: you happy, nim excited, bao happy, sefa calm # who: plum # face: happy
Boom, boom, boom, and all stop. # camera: close drum # prop: ring drum # pose: plum reach # feel: nim excited # who: plum # face: happy
Even my tail? # camera: wide # pose: nim swish, plum stand # feel: plum calm, bao happy # who: nim # face: surprised
Even your tail, Nim. # pose: plum nod, nim clutch # feel: nim determined, you happy # who: plum # face: calm
The ducklings nap next door. # fx: hush # pose: plum rest, nim stand # feel: nim happy, you okay # who: plum # face: calm
We wake them with our song. # fx: hush off # pose: plum wave # feel: you excited, nim excited, sefa happy # who: plum # face: happy
Hic. # camera: close bao # pose: bao hop, plum stand # who: bao # face: surprised
Was that the song? # camera: wide # pose: nim shrug # feel: sefa surprised, you surprised # who: nim # face: surprised
That was my lunch. # pose: bao hold, nim stand # feel: nim happy, you happy, plum happy # who: bao # face: okay
First my words. Then the drum. # pose: plum rest, bao stand # feel: you okay, nim okay # who: plum # face: calm
The drum is near. Your hand wants to boom. # camera: close drum # pose: you reach # feel: you excited # who: narrator # ask: drum # hint: Where can a hand wait?
 * [Bang it. Boom, boom, boom! # pic: drum # ev: ic=0]
   Boom! Boom! Sefa hides her face. # camera: wide # move: you to 4.1 # prop: ring drum # fx: shake # pose: you reach, sefa hide, nim hide # feel: you excited, nim surprised, sefa surprised, bao surprised, plum surprised # who: narrator
   Is it over? # pose: you stand, nim stand # feel: you surprised, nim okay # who: sefa # face: worried
   My words got lost. Once more. # move: you to 3.6 # pose: sefa stand, plum rest, you rest # feel: sefa okay, you okay, bao okay # who: plum # face: calm
   -> song
 * [Tap it with a finger. # pic: tap # ev: ic=1]
   Tup, says the drum. # camera: wide # move: you to 4.1 # prop: ring drum # pose: you point # feel: you surprised, nim happy, plum surprised # who: narrator
   One tup. Now fingers home. # move: you to 3.6 # pose: plum nod, you rest # feel: you okay # who: plum # face: calm
   -> song
 * [Sit on both of my hands. # pic: sit # ev: ic=2]
   Then I will sit on my tail! # camera: wide # pose: you sit, nim sit # feel: you proud, plum happy, bao happy, sefa happy # who: nim # face: happy
   -> song

=== song
Green flag: boom. Red flag: stop. # camera: wide # pose: plum lift, you stand, nim stand, bao stand, sefa stand # feel: you determined, nim happy, bao happy, sefa happy # who: plum # face: happy
You drum. We all hum along. # move: you to 4.1 # pose: you reach, plum stand # feel: you excited, nim excited # who: plum # face: calm # play: gonogo rounds=8 go=green-flag stop=red-flag thing=drum # ask: song # hint: See the flag. Then move.
 * [Every stop was a stop. # out: steady # pic: flower # ev: ic=2]
   Boom, boom, stop! The room holds still. # fx: sparkle, hush # pose: you rest, nim rest, bao rest, sefa rest # feel: you proud, nim happy, bao happy, sefa happy, plum proud # who: narrator
   I heard a fly think. # pose: sefa nod # fx: hush off # feel: you happy, nim happy # who: sefa # face: calm
   -> dance
 * [I did not drum at all. # out: still # pic: hush # ev: ic=1]
   No boom. It was all stop. # fx: hush # pose: you rest, nim shrug, bao rest, sefa rest # feel: you okay, nim surprised, bao surprised, sefa happy, plum calm # who: narrator
   I like this song a lot. # fx: hush off # pose: sefa nod, nim stand # feel: you happy, nim happy, bao happy, plum happy # who: sefa # face: calm
   -> dance
 * [One boom came late. # out: slip # pic: bud # ev: ic=1]
   Boom, boom, stop, boom! # prop: ring drum # fx: shake # pose: you shrug, nim cheer # feel: you surprised, nim surprised, bao happy, sefa surprised, plum calm # who: narrator
   That boom missed the flag. Now hush. # pose: you rest, nim stand # feel: you okay, nim okay, sefa okay # who: plum # face: calm
   -> dance
 * [I drummed and drummed. # out: rushed # pic: seed # ev: ic=0]
   Boom, boom, boom, boom, boom! # prop: ring drum # fx: shake, dust # pose: you reach, sefa hide, nim clutch # feel: you excited, nim surprised, bao surprised, sefa surprised, plum surprised # who: narrator
   Where did the stop go? # pose: bao shrug, you stand # feel: you surprised # who: bao # face: surprised
   -> again

=== again
Slow flags now. We will find it. # pose: plum lift, sefa stand, nim stand, bao stand, you reach # feel: you determined, nim okay, bao okay, sefa okay # who: plum # face: calm # play: gonogo rounds=5 go=green-flag stop=red-flag thing=drum # ask: song2 # again: ic # hint: Red flag? Hug your own hands.
 * [Every stop was a stop. # out: steady # pic: flower # ev: none]
   There it is. Hello, stop. # fx: sparkle # pose: sefa wave, you rest, plum stand # feel: you proud, nim happy, bao happy, plum happy # who: sefa # face: happy
   -> dance
 * [One boom came late. # out: slip # pic: bud # ev: none]
   I saw a bit of it. # pose: nim point, you rest, plum stand # feel: you okay, bao happy, sefa happy # who: nim # face: happy
   -> dance
 * [I drummed and drummed. # out: rushed # pic: seed # ev: none]
   Plum puts a paw on the drum. # pose: plum reach, you rest # fx: hush # feel: you surprised, nim okay, sefa okay, plum calm # who: narrator
   Here it was. Under my paw. # fx: hush off # feel: you okay, nim happy, bao happy # who: plum # face: happy
   -> dance

=== dance
Now we dance. I drum. # camera: wide # move: you to 3.6 # prop: ring drum # pose: plum reach, nim stand, bao stand, sefa stand, you stand # feel: you excited, nim excited, bao excited, sefa happy # who: plum # face: excited
You dance. Nim dances. Sefa dances slowly. # prop: ring drum # pose: you hop, nim hop, bao hop, sefa hop, nim cheer, bao cheer, you cheer # feel: you excited, nim excited, bao excited, sefa proud # who: narrator
And... stop! # pose: plum lift, nim rest, bao rest, sefa rest # feel: nim determined, bao determined, sefa calm, you surprised # who: plum # face: calm
You still want to spin. # camera: close you # pose: you cheer # feel: you excited # who: narrator # ask: dance # hint: An arm can stop halfway.
 * [Stop right now. One arm stays up. # pic: stop # ev: ic=2]
   You wobble. You stay! # camera: wide # pose: you lift # fx: sparkle # feel: you proud, nim happy, bao happy, sefa happy, plum happy # who: narrator
   -> hic
 * [Dance on. It is fun! # pic: run # ev: ic=0]
   Bump! Bao sits down. # camera: wide # move: you to 6.6, plum to 5.6 # fx: shake, dust # pose: bao sit, you clutch # feel: you surprised, bao surprised, nim surprised, sefa worried, plum surprised # who: narrator
   I am a chair now. Hic. # pose: bao sit # feel: you worried, nim happy # who: bao # face: okay
   A stop keeps friends safe. # move: you to 3.6, plum to 6 # pose: plum comfort, bao stand, you rest # feel: you okay, bao okay, nim okay, sefa okay # who: plum # face: calm
   -> hic
 * [Finish my spin first. # pic: spin # ev: ic=1]
   Whoops. You spin into Nim. # camera: wide # move: you to 3.15 # fx: dust # pose: you shrug, nim hop # feel: you surprised, nim surprised, bao surprised, plum calm # who: narrator
   I was a statue! Now I giggle. # move: you to 3.6 # pose: you rest, nim stand # feel: you okay, bao happy # who: nim # face: happy
   -> hic

=== hic
Stop! All is quiet. Then... # camera: wide # fx: hush # move: plum to 6, you to 3.6 # pose: you rest, nim rest, bao rest, sefa rest, plum rest # feel: you calm, nim calm, sefa calm, plum calm, bao worried # who: narrator
Hic. # camera: close bao # fx: hush off # pose: bao hop # feel: nim surprised # who: bao # face: surprised
My hic breaks every stop. # pose: bao clutch # feel: plum calm # who: bao # face: sad
What about Bao's hic? # camera: wide # pose: plum stand, sefa stand, nim stand # feel: bao sad, nim worried, you okay, sefa worried # who: plum # face: calm # ask: hic # hint: Can a hic be music?
 * [Bao waits by the door. # pic: gate # ev: coop=0]
   Oh. Hic. Then I go. # pose: bao hide, you rest # feel: you okay, nim sad, sefa sad # who: bao # face: sad
   I like his hic. It is small. # exit: bao right # pose: sefa wave right, you stand # feel: bao sad, you surprised # who: sefa # face: calm
   Boom, boom, stop... hic! It fits! # enter: bao from right at 7.7 # prop: ring drum # pose: nim cheer, plum reach, bao stand, sefa stand # feel: bao happy, you happy, sefa happy, plum happy # who: nim # face: excited
   -> path
 * [Put the hic in the song! # pic: sing # ev: coop=2]
   Boom, boom, stop... hic! # move: you to 4.1 # prop: ring drum # fx: sparkle # pose: bao cheer, nim cheer, you reach # feel: you happy, nim excited, sefa happy, plum proud # who: bao # face: excited
   -> path
 * [Bao can hold the flag instead. # pic: flag # ev: coop=1]
   I call the stops. Stop! Hic. # pose: bao lift, you stand # feel: you okay, nim happy, sefa happy # who: bao # face: okay
   The hic came right on time! # prop: ring drum # pose: nim cheer, plum reach, bao stand # feel: bao happy, you happy, plum happy # who: nim # face: excited
   -> path

=== path
Shh. Sleepy sun. The ducklings still nap. # place: quiet-corner # enter: nim from left at 1 slowly, bao from left at 1.95 slowly, you from left at 2.9 slowly, ducklings at 4.15, sefa at 9 # prop: put drum at 6.4 # fx: hush # pose: nim rest, bao rest, ducklings sit # feel: you calm, nim calm, bao worried, ducklings calm, sefa calm # who: narrator
You go first. I will hold my hic. # pose: bao hold # feel: you happy, nim happy # who: bao # face: determined
The drum waits over there. # camera: wide # pose: you rest # feel: you determined, ducklings calm # who: narrator # play: tiptoe past=ducklings steps=4 # ask: path # hint: Quick feet are loud feet.
 * [One of my steps was loud. # out: stirred # pic: stop # ev: ic=1]
   Qua? One duckling turns over. # move: you to 5.4 slowly # pose: you hide, ducklings sit # feel: you surprised, nim worried, bao worried, ducklings okay # who: narrator
   -> secret
 * [I waited for each step. # out: quiet # pic: snail # ev: ic=2]
   Not one feather moved. # move: you to 5.4 slowly # pose: you rest, nim cheer # feel: you proud, nim happy, bao happy, ducklings calm, sefa happy # who: narrator
   -> secret
 * [My feet were fast and loud. # out: woke # pic: run # ev: ic=0]
   Quack! Three heads pop up. # move: you to 5.4 # fx: hush off, shake # pose: you shrug, ducklings hop, ducklings stand # feel: you surprised, nim surprised, bao surprised, ducklings surprised, sefa surprised # who: narrator
   Mmm, mmm. Sleep, sleep. Hic. # fx: hush # pose: bao comfort, you rest # feel: ducklings calm, you calm, nim okay, sefa calm # who: bao # face: calm
   They flop down again. # pose: ducklings sit, bao rest # feel: ducklings calm, you okay, bao proud # who: narrator
   -> secret

=== secret
One duckling opens one eye. # camera: wide # pose: ducklings sit, you stand, nim rest, bao rest # feel: ducklings okay, you surprised # who: narrator
What is that big round thing? # pose: ducklings sit # feel: you okay # who: ducklings # face: okay
Shh! It is a surprise. # camera: wide # pose: nim hold # feel: ducklings surprised, you happy # who: nim # face: excited
You know the whole song. # camera: two you ducklings # pose: nim rest # feel: you excited, ducklings okay # who: narrator # ask: secret # hint: What did Nim just say?
 * [Whisper, "It has a hic in it." # pic: whisper # ev: ic=1]
   A hic? What is a hic? # camera: wide # pose: you hold # feel: you surprised, nim surprised, bao surprised # who: ducklings # face: happy
   Hic. Oops. # pose: bao hop, you rest # feel: you happy, nim happy # who: bao # face: surprised
   -> wait
 * [Sing it all. Boom, boom, stop, hic! # pic: sing # ev: ic=0]
   Oh! Now we know it all. # camera: wide # pose: you cheer # feel: you excited, nim sad, bao worried # who: ducklings # face: okay
   It was our surprise. # pose: nim clutch, you stand # feel: you worried # who: nim # face: sad
   Wait. There. We forgot it again. # pose: ducklings hide, nim stand # feel: nim happy, you happy, bao happy # who: ducklings # face: happy
   -> wait
 * [Say, "You will hear it soon." # pic: wait # ev: ic=2]
   Soon is a nice word. # camera: wide # pose: you rest, ducklings sit # feel: you proud, nim happy, bao happy # who: ducklings # face: calm
   -> wait

=== wait
Sefa has the drum spoon. # camera: close sefa # pose: sefa lift spoon, ducklings sit, you stand, nim rest, bao rest # feel: sefa proud, you happy, ducklings okay # who: narrator
I walk as fast as I can. # camera: wide # pose: sefa hold spoon # feel: you okay, ducklings calm # who: sefa # face: determined
No boom before she is there. # pose: nim rest # feel: you determined, bao calm # who: nim # face: okay # play: wait secs=8 thing=drum clock=sefa # ask: wait # hint: Count her slow, slow feet.
 * [I waited. # out: waited # pic: flower # ev: ic=2]
   Six slow steps. And no boom. # move: sefa to 7 # fx: sparkle # pose: sefa reach spoon, you rest # feel: you proud, sefa proud, nim happy, bao happy, ducklings happy # who: narrator
   -> finish
 * [I tapped once. # out: slip # pic: bud # ev: ic=1]
   Bup. One small bup. # move: sefa to 7 # prop: ring drum # pose: sefa stand spoon, you hide # feel: you surprised, sefa surprised, nim surprised, bao surprised, ducklings surprised # who: narrator
   I think the drum sneezed. # pose: sefa hold spoon, you rest # feel: you happy, nim happy, bao happy, ducklings happy # who: sefa # face: calm
   -> finish
 * [I tapped a lot. # out: rushed # pic: seed # ev: ic=0]
   Boom, boom! Up jump the ducklings. # move: sefa to 7.9 # prop: ring drum # fx: hush off, shake # pose: ducklings hop, ducklings stand, sefa hide spoon, you clutch # feel: you surprised, sefa surprised, nim worried, bao surprised, ducklings surprised # who: narrator
   Is it soon now? # pose: you shrug # feel: you worried, nim okay # who: ducklings # face: surprised
   Save one boom for me. # move: sefa to 7 # pose: sefa hold spoon, you rest # feel: you okay, ducklings happy, bao okay # who: sefa # face: okay
   -> finish

=== finish
You and Sefa drum. Boom, boom, and... # camera: wide # fx: hush off # prop: ring drum # move: sefa to 7 # pose: you reach, sefa reach spoon, nim cheer, bao cheer, ducklings cheer # feel: you excited, nim excited, bao excited, ducklings excited, sefa happy # who: narrator
Stop! They all look at Bao. # fx: hush # pose: you rest, nim rest, bao rest, sefa rest spoon, ducklings rest # feel: you calm, nim calm, ducklings surprised, sefa calm, bao surprised # who: narrator
My hic is gone. # camera: close bao # pose: bao shrug # who: bao # face: worried
It is quiet. Very, very quiet. # camera: wide # pose: bao rest # feel: you worried, nim worried, ducklings worried, bao worried, sefa surprised # who: narrator
Hic. # camera: close sefa # fx: hush off # pose: sefa hop # who: sefa # face: surprised
Again! Again! # camera: wide # fx: sparkle # pose: ducklings cheer, ducklings hop, nim cheer, bao cheer, sefa shrug # feel: you happy, nim excited, bao excited, sefa happy # who: ducklings # face: excited
I heard you all from next door. # voice # pose: you cheer, sefa wave spoon, nim cheer, bao cheer, ducklings cheer # feel: you proud, nim happy, bao happy, sefa proud, ducklings happy # who: plum # face: proud # keepsake: stop-flag
-> END
