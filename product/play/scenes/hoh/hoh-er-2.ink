// Live On Air. Hall of Heroes, the studio, emotion regulation, lesson 2. Grades 6-8.
# id: hoh-er-2
# title: Live On Air
# kind: lesson
# skill: er
# also: coop
# max_words: 22
# place: studio
-> start

=== start
Once a year, Nobody Famous goes out live, on the town radio. No edits. No second takes. Tonight, you are the host. # enter: you at 3.4, amara at 2, ines at 6, dev at 7.4, tomasz at 8.8 # pose: you hold microphone # feel: you worried, amara calm, ines worried, dev worried, tomasz worried # who: narrator
Twelve minutes to air. Ines has lost her voice, Dev has lost the script, and Tomasz has lost a shoe. # pose: ines clutch, dev shrug, tomasz hop # feel: ines sad, dev worried, tomasz surprised # who: narrator
Your heart is knocking as if it would like to be let out. # camera: close you # pose: you clutch # feel: you worried # who: narrator # ask: heart # hint: A fast heart can mean danger. It can also mean your body is getting ready.
 * [Tell myself, "Calm down. Calm DOWN." # ev: er=1]
   Has that ever worked? On anyone? # camera: two amara you # pose: amara shrug # feel: you frustrated # who: amara # face: okay
   Try, "I'm getting ready." It's the same heart. It's just a kinder sign on the door. # pose: amara rest # feel: you okay # who: amara # face: calm
   -> card
 * [Tell myself, "That's my body getting ready." # ev: er=2]
   Exactly. It's not an alarm. It's more like an engine, with bad manners. # camera: two amara you # pose: amara wave # feel: you calm # who: amara # face: happy
   -> card
 * [Tell everyone I'm sick, and go home before it starts. # ev: er=0]
   You could. Nobody would be mad. But I've felt like that before, and it wasn't the flu. # camera: two amara you # pose: amara rest # feel: you sad # who: amara # face: calm
   Give it five minutes with me first. Then decide. # pose: amara wave # feel: you okay # who: amara # face: okay
   -> card

=== card
She takes something small out of her folder. It is an index card, soft at the corners. # camera: wide # pose: amara hold cue-card, you stand, ines stand, dev stand # feel: amara calm, you okay, ines calm, dev okay, tomasz calm # who: narrator
This is Mrs. Adeyemi's. She answered emergency calls for thirty years. She had this taped to her desk. # pose: amara lift cue-card # feel: you surprised # who: amara # face: excited
The card says: "Feet. Breath. Next word." # camera: close cue-card # pose: amara hold cue-card # who: narrator
Feet: find the floor. Breath: make the out longer than the in. Next word: only the next one. # camera: wide # feel: you calm # who: amara # face: calm
Let's do the middle one together. # pose: amara rest, you rest # camera: two amara you # who: amara # face: calm # play: breathe rounds=3
The coats are very still. Somewhere, the boiler breathes out too. # camera: wide # fx: hush # feel: you calm, tomasz calm, ines calm # who: narrator
Which one do you want in your pocket for tonight? # fx: hush off # pose: amara hold cue-card, you stand # feel: you okay # who: amara # face: calm # ask: pocket # hint: Which one could you really do, with your heart going this fast?
 * [Feet. I'll press them into the floor. # ev: er=2]
   Good one. Nobody can see feet on the radio. # pose: amara wave cue-card # feel: you happy # who: amara # face: happy
   -> script
 * [The whole card. I'll learn all of it before we start. # ev: er=1]
   All of it, in eight minutes? Take one line. Feet is a good one. # pose: amara wave cue-card, you rest # feel: you calm # who: amara # face: happy
   -> script
 * [None. I'll wing it. # ev: er=0]
   Winging is allowed. I'll put the card on the desk anyway, face up, by the water. # pose: you shrug # prop: drop cue-card at 4.3 # feel: you okay # who: amara # face: calm
   -> script

=== script
Eight minutes. Dev finds the script. He has found it under a cup of tea. # camera: wide # prop: put cue-card at 4.3 # pose: dev hold letter, amara stand, you stand # move: dev to 5.8, ines to 7.4 # feel: dev surprised, you okay, amara okay # who: narrator
It's only wet in the middle. And the end. And some of the start. # camera: close dev # pose: dev lift letter # prop: wet letter # who: dev # face: worried
Something hot jumps up your throat. # camera: close you # pose: you fists # feel: dev worried, you mad # who: narrator # ask: script # hint: Feet, breath, then the next word. What is the next word you want to say?
 * [How could you DO that? # ev: er=0]
   I don't know! I put it down, and then there was tea! # camera: two you dev # pose: dev clutch letter, you point # feel: you mad # who: dev # face: sad
   Okay. Feet. Both of you. What do we need in the next eight minutes? # camera: wide # pose: amara wave, you stand # feel: you frustrated, dev sad # who: amara # face: calm
   -> again
 * [One breath. "Okay. Which parts can we still read?" # ev: er=2]
   The first page, and "goodnight." # camera: two you dev # pose: dev hold letter, you rest # feel: you calm # who: dev # face: okay
   Then I have a beginning and an end. That's most of a show. # camera: wide # pose: you lift # feel: dev happy, amara happy # who: you # face: determined
   -> count
 * [Grab it and start copying, hard, in silence. # ev: er=1]
   Your pencil goes straight through the wet part. # camera: wide # pose: you hold letter, dev stand # feel: you frustrated, dev worried # who: narrator
   We could help, if you tell us what to do. # pose: dev shrug # feel: you surprised # who: dev # face: worried
   -> count

=== again
Say the next thing. # pose: amara rest # who: amara # face: calm # ask: script2 # again: er # hint: It can be four words long.
 * [Sorry. Help me dry it? # ev: none]
   Yes! I'm an excellent dryer. I've got a scarf. # pose: dev lift scarf, amara stand # feel: you okay # who: dev # face: happy
   -> count
 * [I've got nothing to say. # ev: none]
   That's all right. Nothing is quiet, and quiet is good. # pose: you rest # feel: you sad # who: amara # face: calm
   Dev dries the pages with his scarf, one at a time, and lays them in front of you. # pose: dev hold scarf # feel: dev okay, you okay # who: narrator
   -> count

=== count
The light over the door turns yellow. One minute. # camera: wide # prop: put letter at 5.4, gone letter, put recorder at 5.2 # move: ines to 7, dev to 6 # pose: dev stand, you hold microphone, amara stand, tomasz stand # feel: you worried, dev okay, amara calm, tomasz determined, ines worried # who: narrator
Tomasz counts down on his fingers. You look at the first word. It is "Good." Then your mind goes as white as milk. # pose: tomasz lift # camera: close you # feel: you surprised # who: narrator
What do you do with the milk? # camera: close you # feel: you worried # who: narrator # ask: blank # hint: You don't need the whole page. Look at the card.
 * [Try to remember all eleven pages at once. # ev: er=0]
   Eleven pages try to come through one door. They get stuck. # camera: wide # pose: you hide # feel: you worried # who: narrator
   Amara taps the card. NEXT WORD. You look down. "Good," it says. "Evening," it says. # pose: amara reach, you hold microphone # feel: you okay, amara calm # who: narrator
   -> live
 * [Feet on the floor, eyes on one word. # ev: er=2]
   The floor is there. The word is there. After it, politely, comes another. # camera: wide # pose: you hold microphone # feel: you calm # who: narrator
   -> live
 * [Squeeze the desk until it's over. # ev: er=1]
   The desk is a good desk. Your fingers slowly let go, and find the edge of the card. # camera: wide # pose: you clutch microphone # feel: you worried, amara calm # who: narrator
   -> live

=== live
Red. The whole town is listening. # camera: wide # prop: light recorder # pose: you hold microphone, tomasz lift, amara stand # feel: you determined, amara happy, tomasz calm, dev happy, ines happy # who: narrator
Good evening. This is Nobody Famous. # pose: you hold microphone, tomasz stand # who: you # face: determined # play: echo
Four minutes in, you call the mayor "Mom." Live. On the radio. # camera: close you # fx: shake # feel: you surprised, ines surprised, tomasz surprised, amara surprised, dev surprised # who: narrator
Behind the glass, Dev has both hands over his mouth. # camera: wide # pose: dev clutch, tomasz stand # who: narrator # ask: mom # hint: Everybody heard it. It is already over. What's the next word?
 * [Laugh, say, "Not my mom. The mayor," and go on. # ev: er=2]
   "I have been called worse," says the mayor, and the whole town likes you both a bit more. # pose: you wave microphone # feel: you happy, dev happy, amara happy, ines happy, tomasz happy # who: narrator
   -> silence
 * [Apologize for a minute and a half. # ev: er=1]
   "It's quite all right," says the mayor, three times. Amara slides the card closer. # pose: you clutch microphone, amara reach # feel: you worried, amara calm, dev worried # who: narrator
   Next word. You find it. # pose: you hold microphone, amara stand # feel: you calm # who: narrator
   -> silence
 * [Stop talking, and slide under the desk. # ev: er=0]
   It is nice under there. There is a shoe. It is Tomasz's. # prop: put table at 3.4 # pose: you hide # feel: you sad, dev worried, tomasz surprised # who: narrator
   Amara's hand comes down with the card in it. You take a long, slow out. You come back up. # prop: gone table # pose: amara reach, you hold microphone # feel: you okay, amara calm, tomasz calm # who: narrator
   -> silence

=== silence
At the very end, the last page sticks to the one before it. There is nothing to read, and twenty seconds left to fill. # camera: wide # pose: you hold microphone, amara stand, dev stand, tomasz lift, ines stand # feel: you surprised, amara okay, dev worried, tomasz determined, ines worried # who: narrator
Amara writes on four cards, very fast: GOOD. NIGHT. EVERY. BODY. # pose: amara reach, tomasz stand # feel: amara determined, dev surprised # who: narrator
Who says goodnight? Hand out the words. # pose: amara stand # who: narrator # play: share among=amara,dev,tomasz,you of=cue-card count=4 # ask: last # hint: You are not in this closet alone.
 * [one for each # out: even # ev: coop=2]
   "Good," says Amara. "Night," says Dev. "Every," says Tomasz. "Body," you say, and it fits. # pose: amara wave, dev cheer, tomasz wave, you wave microphone # feel: you happy, amara happy, dev excited, tomasz happy # who: narrator
   Ines has no voice, so she waves at the microphone. The boiler burps for her, right on the hour. # pose: ines wave, amara stand, dev stand, tomasz stand # fx: shake # feel: ines happy, amara happy # who: narrator
   -> finish
 * [somebody has none # out: hog # ev: coop=0]
   Some have two words, and somebody has none. The town hears "good body," then "every," and a long pause. # pose: you shrug microphone, dev shrug, tomasz stand # feel: you surprised, dev worried, amara worried # who: narrator
   The boiler burps, right on the hour, and you are saved. # fx: shake # pose: you hold microphone # feel: you surprised, tomasz happy # who: narrator
   -> finish

=== finish
The light goes out. Nobody moves. Then everybody does. # fx: hush off # prop: dim recorder, gone cue-card # pose: you cheer, dev cheer, ines cheer, amara cheer, tomasz stand # feel: you happy, dev excited, ines happy, amara excited, tomasz happy # who: narrator
You were so nervous! And you did it anyway, at the same time! # camera: two amara you # pose: amara clutch, you rest, dev stand, ines stand # feel: you proud # who: amara # face: excited
I was scared the whole way, and I did it. # pose: you clutch, amara rest # feel: amara happy # who: you # face: proud # play: echo
That is the only kind of brave there is. I have recorded many people. # camera: wide # pose: tomasz hold headphones, amara stand # feel: amara happy, you happy # who: tomasz # face: calm
Amara lets you keep the card until next year. You find your feet are still on the floor. # pose: you hold cue-card, amara wave, ines wave, dev wave # fx: sparkle # feel: you proud, amara happy, ines happy, dev happy, tomasz happy # who: narrator # keepsake: next-word
-> END
