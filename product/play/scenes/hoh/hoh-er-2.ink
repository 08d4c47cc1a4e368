// Live On Air. Hall of Heroes, the studio, emotion regulation, lesson 2. Grades 6-8.
# id: hoh-er-2
# title: Live On Air
# kind: lesson
# skill: er
# also: com, coop
# max_words: 22
# place: studio
-> start

=== start
Once a year, Nobody Famous goes out live, on the town radio. No edits. No second takes. Tonight, you are the host. # who: narrator
Twelve minutes to air. Ines has lost her voice, Dev has lost the script, and Tomasz has lost a shoe. # who: narrator
Your heart is knocking as if it would like to be let out. # who: you # face: worried # ask: heart # hint: A fast heart can mean danger. It can also mean your body is getting ready.
 * [Tell myself, "Calm down. Calm DOWN." # ev: er=1]
   Has that ever worked? On anyone? # who: amara # face: okay
   Try, "I'm getting ready." It's the same heart. It's just a kinder sign on the door. # who: amara # face: calm
   -> card
 * [Tell myself, "That's my body getting ready." # ev: er=2]
   Exactly. It's not an alarm. It's more like an engine, with bad manners. # who: amara # face: happy
   -> card
 * [Tell everyone I'm sick and go home. # ev: er=0]
   You could. Nobody would be mad. But I've felt like that before, and it wasn't the flu. # who: amara # face: calm
   Give it five minutes with me first. Then decide. # who: amara # face: okay
   -> card

=== card
She takes something small out of her folder. It is an index card, soft at the corners. # who: narrator
This is Mrs. Adeyemi's. She answered emergency calls for thirty years. She had this taped to her desk. # who: amara # face: excited
The card says: "Feet. Breath. Next word." # who: narrator
Feet: find the floor. Breath: make the out longer than the in. Next word: only the next one. # who: amara # face: calm
Let's do the middle one together. # who: amara # face: calm # play: breathe rounds=3
The coats are very still. Somewhere, the boiler breathes out too. # who: narrator
Which one do you want in your pocket for tonight? # who: amara # face: calm # ask: pocket # hint: There is no wrong tool here, only the one you would really use.
 * [Feet. I'll press them into the floor. # ev: er=2]
   Good one. Nobody can see feet on the radio. # who: amara # face: happy
   -> script
 * [Breath. A long, slow out. # ev: er=2]
   Good one. And you can do it while somebody else is talking. # who: amara # face: happy
   -> script
 * [None. I'll wing it. # ev: er=0]
   Winging is allowed. I'll put the card on the desk anyway, face up, by the water. # who: amara # face: calm
   -> script

=== script
Eight minutes. Dev finds the script. He has found it under a cup of tea. # who: narrator
It's only wet in the middle. And the end. And some of the start. # who: dev # face: worried
Something hot jumps up your throat. # who: you # face: mad # ask: script # hint: Feet, breath, then the next word. What is the next word you want to say?
 * [How could you DO that? # ev: er=0, com=0]
   I don't know! I put it down, and then there was tea! # who: dev # face: sad
   Okay. Feet. Both of you. What do we need in the next eight minutes? # who: amara # face: calm
   -> again
 * [One breath. "Okay. Which parts can we still read?" # ev: er=2, com=2]
   The first page, and "goodnight." # who: dev # face: okay
   Then I have a beginning and an end. That's most of a show. # who: you # face: determined
   -> count
 * [Grab it and start copying, hard, in silence. # ev: er=1, com=1]
   Your pencil goes straight through the wet part. # who: narrator
   We could help, if you tell us what to do. # who: dev # face: worried
   -> count

=== again
Say the next thing. # who: amara # face: calm # ask: script2 # hint: It can be four words long.
 * [Sorry. Help me dry it? # ev: er=1, com=1]
   Yes! I'm an excellent dryer. I've got a scarf. # who: dev # face: happy
   -> count
 * [I've got nothing to say. # ev: er=0, com=0]
   That's all right. Nothing is quiet, and quiet is good. # who: amara # face: calm
   Dev dries the pages with his scarf, one at a time, and lays them in front of you. # who: narrator
   -> count

=== count
The light over the door turns yellow. One minute. # who: narrator
Tomasz counts down on his fingers. You look at the first word. It is "Good." Then your mind goes as white as milk. # who: narrator
What do you do with the milk? # who: you # ask: blank # hint: You don't need the whole page. Look at the card.
 * [Try to remember all of it at once. # ev: er=0]
   Eleven pages try to come through one door. They get stuck. # who: narrator
   Amara taps the card. NEXT WORD. You look down. "Good," it says. "Evening," it says. # who: narrator
   -> live
 * [Feet on the floor, eyes on one word. # ev: er=2]
   The floor is there. The word is there. After it, politely, comes another. # who: narrator
   -> live
 * [Squeeze the desk until it's over. # ev: er=1]
   The desk is a good desk. Your fingers slowly let go, and find the edge of the card. # who: narrator
   -> live

=== live
Red. "Good evening," you say, to the whole town. "This is Nobody Famous." # who: narrator
Four minutes in, you call the mayor "Mom." Live. On the radio. # who: narrator
Behind the glass, Dev has both hands over his mouth. # who: narrator # ask: mom # hint: Everybody heard it. It is already over. What's the next word?
 * [Laugh, say, "Not my mom. The mayor," and go on. # ev: er=2, com=2]
   "I have been called worse," says the mayor, and the whole town likes you both a bit more. # who: narrator
   -> silence
 * [Apologize for a minute and a half. # ev: er=1, com=1]
   "It's quite all right," says the mayor, three times. Amara slides the card closer. # who: narrator
   Next word. You find it. # who: narrator
   -> silence
 * [Stop talking, and slide under the desk. # ev: er=0, com=0]
   It is nice under there. There is a shoe. It is Tomasz's. # who: narrator
   Amara's hand comes down with the card in it. You take a long, slow out. You come back up. # who: narrator
   -> silence

=== silence
At the very end, the last page sticks to the one before it. There is nothing to read, and twenty seconds left to fill. # who: narrator # ask: last # hint: You are not in this closet alone.
 * [Wave the others in: "Say goodnight, everyone." # ev: er=2, coop=2]
   Goodnight! # who: dev # face: excited
   Goodnight. # who: tomasz # face: happy
   Ines has no voice, so she waves at the microphone. The boiler burps for her, right on the hour. # who: narrator
   -> finish
 * [Let it be quiet for a bit, then say goodnight. # ev: er=2, coop=1]
   The quiet goes out over the whole town. Then the boiler burps, right on the hour. # who: narrator
   "Goodnight," you say. "That was the boiler." # who: narrator
   -> finish
 * [Talk faster and faster until the light goes off. # ev: er=1, coop=0]
   You tell the town about the tea, the shoe and the milk. Dev gives you two thumbs up. # who: narrator
   The boiler burps, right on the hour, and you are saved. # who: narrator
   -> finish

=== finish
The light goes out. Nobody moves. Then everybody does. # who: narrator
You were so nervous! And you did it anyway, at the same time! # who: amara # face: excited
That is the only kind there is. I have recorded many people. # who: tomasz # face: calm
Amara lets you keep the card until next year. You find your feet are still on the floor. # who: narrator # badge: next-word
-> END
