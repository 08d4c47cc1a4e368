// Eleven Steps. Hall of Heroes, the gallery, check B. Grades 6-8.
# id: hoh-check-b-com
# title: Eleven Steps
# kind: check
# skill: com
# also: ic, emp, ini
# max_words: 22
# place: gallery
VAR asked = 0
-> start

=== start
On Saturday, the museum opens its audio guide. A voice in your headphones leads you around the Hall. # prop: put guest-table at 8, put lamp on guest-table, put sign at 9 # enter: you at 4, tomasz at 2.6, ines at 1.3, osei at 5.4 # feel: you calm, tomasz calm, ines worried, osei calm # who: narrator
Mr. Osei has come to test it. His eyes got worse this year. Now he sees light and dark, and not much else. # pose: osei wave # camera: two you osei # feel: you happy, osei happy # who: narrator
You lead him today. I am the voice on the guide, and I have... hic. I have the hiccups. # camera: two ines tomasz # pose: ines clutch, osei stand # feel: you surprised # who: ines # face: worried
"At stop four, you see a hic." I am keeping that. # pose: tomasz hold headphones # feel: ines frustrated # who: tomasz # face: happy
"So," says Mr. Osei, and he puts on his own headphones. "What would you like me to do?" # camera: two you osei # exit: ines left # pose: osei hold headphones, tomasz hold recorder # prop: light recorder # feel: you okay, tomasz calm, osei okay # who: narrator # ask: open
 * [Everything! The stops, the sound, the jokes and the speed. # ev: com=1]
   "Dear me," he says. "All of that at once?" He turns his head from side to side. # pose: you lift, osei shrug headphones # feel: you excited, osei surprised # who: narrator
   -> recall
 * [It's all in the guide. You only have to press the button. # ev: com=0]
   He presses it. "To your left you see a boot," says the guide. He turns left and waits. # pose: you point, osei rest # feel: you okay, osei worried # who: narrator
   -> recall
 * [Try the first stop, and tell us where you get lost. # ev: com=2]
   "Gladly." He takes four steps and lifts one hand. "Here," he says. "I am lost here." # move: osei to 5.9 # pose: you rest, osei lift headphones # feel: you happy, tomasz happy, osei happy # who: narrator
   -> recall

=== recall
"At every stop, I need to know three things," he says. "First, tell me how many steps it is." # camera: two you osei # move: osei to 5.4 # pose: you stand, osei point # feel: you calm, tomasz calm, osei calm # who: narrator
"Then tell me which hand the thing is on. And at the end, tell me if I may touch it." # pose: osei lift # who: narrator
Behind the wall, the boiler burps, right onto the tape. What were the three things? # camera: two tomasz you # fx: shake # pose: tomasz shrug recorder, osei stand # feel: tomasz frustrated, you surprised # who: narrator # play: listen items=how-many-steps-it-is,which-hand-it-is-on,if-you-may-touch-it decoys=what-color-it-is,how-old-it-is,who-it-belonged-to by=osei # ask: recall
 * [three # out: r3 # ev: com=2]
   You say them back. "That is all of it, and in order, too," says Mr. Osei. # camera: wide # pose: tomasz lift recorder, you wave, osei cheer # feel: tomasz happy, you happy, osei happy # who: narrator
   -> square
 * [two # out: r2 # ev: com=1]
   "Nearly," says Mr. Osei, and he says the missing one again for the tape. # camera: wide # pose: tomasz hold recorder, osei point # feel: tomasz okay, you okay, osei okay # who: narrator
   -> square
 * [one or none # out: r1 # ev: com=0]
   "Not quite," says Mr. Osei. He says all three again, a little slower. # camera: wide # pose: tomasz hold recorder, you clutch, osei shrug # feel: tomasz okay, you worried, osei calm # who: narrator
   -> square

=== square
"From the door I trail the wall," he goes on. "Then I square off, and the rest is easy." # camera: wide # pose: you stand, tomasz hold recorder, osei reach left # feel: you calm, tomasz calm, osei calm # who: narrator
You have no idea what that means. # camera: close you # pose: you shrug # feel: you surprised # who: narrator # ask: square
 * [Say "Okay," and look it up later. # ev: com=1]
   He squares off two more times. You say "Okay" two more times. # camera: two you osei # pose: you rest, osei lift # feel: you okay, osei happy # who: narrator
   -> echo
 * ["Square off." How do you do that? It's new to me. # ev: com=2]
   "You put your back flat on the wall. Then you walk straight out from it. Try it!" # camera: two you osei # pose: you stand, osei cheer # feel: you happy, tomasz happy, osei excited # who: narrator
   -> echo
 * [Oh, sure. I square off all the time at home. # ev: com=0]
   "Do you?" says Mr. Osei, very interested. "In which room?" # camera: two you osei # pose: you clutch, osei reach # feel: you surprised, tomasz surprised, osei surprised # who: narrator
   Tomasz turns around and laughs into his hat. # camera: wide # pose: tomasz hide, osei stand # feel: tomasz happy, you worried, osei okay # who: narrator
   -> echo

=== echo
Mr. Osei starts at the wall and counts his steps aloud. "One. Two. Three." # camera: wide # move: osei to 5.8 slowly # pose: tomasz hold recorder, osei rest, you rest # feel: you okay, tomasz calm, osei determined # who: narrator
The round roof above you has a wonderful echo, and you want to try it very badly. # camera: close you # pose: you lift # feel: you excited # who: narrator # ask: echo
 * [Whisper one very small "hello" at the roof. # ev: ic=1]
   "Hello," says the roof. He stops. "Was that four? Or was it five?" # camera: two you osei # pose: you clutch, osei shrug # feel: you surprised, tomasz okay, osei surprised # who: narrator
   -> hum
 * [Save it until he is done counting. # ev: ic=2]
   "Eleven," he says, and stops. Then you show him the echo. He barks at it. # camera: wide # move: osei to 6.7 # pose: you cheer, osei cheer # feel: you happy, tomasz surprised, osei excited # who: narrator
   -> hum
 * [Shout "HELLO!" It only takes a second. # ev: ic=0]
   "HELLO, HELLO, HELLO," says the roof. Mr. Osei goes back and begins at one again. # camera: wide # move: osei to 5.3 # pose: you cheer, tomasz clutch recorder, osei rest # feel: you excited, tomasz frustrated, osei okay # who: narrator
   -> hum

=== hum
Tomasz holds up a note. HUMMING. Mr. Osei hums while he walks, and the tape hears it. # camera: two tomasz you # move: osei to 5.8 # pose: tomasz lift cue-card, you stand, osei hold # feel: tomasz worried, you okay, osei happy # who: narrator # ask: hum
 * [We can hear you hum on the tape. Could you hum only at the stops? # ev: com=2]
   "Do I hum? Seventy years, and nobody has ever told me!" He walks on without a sound. # camera: two you osei # pose: tomasz hold recorder, osei clutch # feel: you happy, tomasz happy, osei happy # who: narrator
   -> lamp
 * [Um, is there maybe some kind of sound in here? Like a bee or something? # ev: com=1]
   He stops and listens for the bee. While he listens, he hums. # camera: two you osei # pose: you shrug, osei rest # feel: you okay, tomasz worried, osei surprised # who: narrator
   -> lamp
 * [Turn the guide up until he stops. # ev: com=0]
   It is very loud now. He hums louder, so that he can hear himself. # camera: two you osei # pose: you reach, osei clutch # feel: you frustrated, tomasz worried, osei worried # who: narrator
   -> lamp

=== lamp
At step eleven, beside a small brass lamp, he stops. "For this one," he says, "I don't need a guide." # camera: wide # move: osei to 6.8, you to 5.4 # pose: you hold cue-card, tomasz hold recorder, osei rest # prop: light recorder # feel: you okay, tomasz calm, osei okay # who: narrator
Your next question on the list is "Was it loud enough?" # camera: close you # who: narrator # ask: lamp
 * [All right. And was it loud enough for you so far? # ev: com=0]
   "It was fine," he says. He does not walk on. # camera: wide # pose: osei rest # feel: tomasz okay, osei okay # who: narrator
   "It was my wife's lamp," he says after a while. # camera: close osei # feel: you surprised, osei sad # who: narrator
   -> touch
 * [Why not this one? You don't have to say. # ev: com=2]
   ~ asked = 1
   He is quiet. Then he says, "It was my wife's lamp." # camera: close osei # pose: you rest # feel: you surprised, osei sad # who: narrator
   -> touch
 * [Was it loud enough? And why not this one? # ev: com=1]
   "It was fine. And it was my wife's lamp." He says both in the same voice. # camera: close osei # feel: you surprised, osei sad # who: narrator
   -> touch

=== touch
"Abena had the night desk at the clinic. People came in afraid, and she talked to them in four languages." # camera: wide # fx: hush # pose: you rest, osei rest # feel: you calm, tomasz calm, osei calm # who: narrator
"From the street, I always looked for her light. Now I can't see it. And there is a sign: Do not touch." # camera: close osei # feel: tomasz sad, you okay, osei sad # who: narrator
His hand is in the air, not far from the lamp. # camera: two osei lamp # pose: osei reach right # who: narrator # ask: touch
 * [There's a really good photo of it on the wall. # ev: emp=0]
   "I am sure there is," he says kindly. His hand goes back into his pocket. # camera: two you osei # pose: you point, osei rest # feel: you happy, tomasz worried, osei okay # who: narrator
   -> door
 * [Oh. That's really sad. # ev: emp=1]
   "No, no, it is only a lamp," he says quickly, and takes a step back. # camera: two you osei # move: osei to 6.5 # pose: osei clutch # feel: you sad, osei worried # who: narrator
   -> door
 * [It's right here, and you can't get to it. # ev: emp=2]
   "Right here," he says. His hand stays where it is. Nobody hurries him. # camera: two osei lamp # pose: osei reach right # feel: you calm, tomasz calm, osei calm # who: narrator
   -> door

=== door
A girl your age is waiting by the door, holding a leash with no dog on it. # enter: girl at 1.2 # camera: wide # fx: hush off # prop: put recorder at 3.3, dim recorder # pose: you stand, tomasz stand, osei rest, girl hold rope # feel: you okay, tomasz okay, osei calm, girl okay # who: narrator
She must be here for Mr. Osei. She is reading the same poster for the third time. # camera: close girl # who: narrator # ask: door
 * [Wave to her from the lamp. # ev: ini=1]
   She waves back with the leash. Then you both look at the poster. # camera: wide # pose: you wave, girl wave rope # feel: you happy, girl happy # who: narrator
   -> line
 * [Clean the headphones until the two of them go. # ev: ini=0]
   They have never been so clean. When you look up, she is by the lamp, telling him the time. # move: girl to 7.8 # camera: wide # pose: you hold headphones, girl reach rope left # feel: you determined, girl happy, osei happy # who: narrator
   -> line
 * [Go over and ask about the dog. # ev: ini=2]
   "He's outside. He barks at statues," she says. "I'm Marisol. I live downstairs from Mr. Osei." # camera: wide # move: you to 3.8, tomasz to 2.4 # pose: you rest, girl hold rope # feel: you happy, girl happy # who: narrator
   -> line

=== line
Outside, a dog barks at a statue, and the girl runs out. Ines comes in with wet hair and without any hiccups. # exit: girl left # camera: wide # enter: ines from left at 3.8 # move: you to 5.4, osei to 6.8, tomasz to 2.4 # pose: ines hold cue-card, tomasz hold recorder, you stand, osei rest # feel: you okay, ines happy, osei calm # who: narrator
I have ten minutes to record it again. What do I have to change? # camera: two ines you # who: ines # face: worried # ask: line
 * [It's hard to explain if you weren't here. # ev: com=0]
   I was upside down with a glass of water! # pose: ines shrug cue-card # feel: you worried # who: ines # face: frustrated
   -> finish
 * [At each stop, say how far, which hand, and if you may touch. # ev: com=2]
   "How far. Which hand. Touch." Ines writes it down, word for word. # camera: close ines # pose: ines reach cue-card # feel: ines surprised, you calm # who: narrator
   -> finish
 * [He hums, and there's an echo, and he got lost, and the lamp is important. # ev: com=1]
   "Hums. Echo. Lamp," Ines writes. She reads it twice. # pose: ines hold cue-card # feel: ines okay, you happy # who: narrator
   -> finish

=== finish
Mr. Quispe, who runs the Hall, has heard it all from the stairs. He takes the sign away. # enter: quispe from right at 9 # camera: wide # pose: ines stand, tomasz stand, you stand, quispe hold sign # feel: ines calm, you surprised, tomasz calm, osei surprised, quispe calm # who: narrator
Mr. Osei finds the switch with one finger. Click. # camera: two osei lamp # prop: light lamp # fx: sparkle # pose: osei reach right # feel: you happy, tomasz happy, ines happy, osei happy, quispe happy # who: narrator
{ asked:
    "You asked me the right question," he says to you. # camera: two you osei # pose: osei rest, you rest # feel: you happy, osei happy # who: narrator
- else:
    "There is more to tell about her," he says. "Perhaps on Saturday." # camera: two you osei # pose: osei rest, you rest # feel: you okay, osei okay # who: narrator
}
On Saturday, everybody tries the new guide. # enter: you at 2.6, tomasz at 3.8, amara at 4.9, dev at 6, osei at 7.2 # prop: put guest-table at 8.5, put lamp on guest-table, light lamp # pose: you hold headphones, dev clutch, osei rest # feel: you happy, tomasz calm, amara happy, dev excited, osei happy # who: narrator # place: gallery
"Eleven steps. It is on your right hand. You may touch it. Hic." # pose: dev cheer, amara clutch # feel: dev excited, amara happy, tomasz happy # voice # who: ines # face: worried
"Hic, hic, hic," says the roof. # camera: wide # fx: sparkle # pose: osei cheer, tomasz cheer, you cheer headphones # feel: you happy, osei excited, tomasz excited # who: narrator # keepsake: toy-headphones
-> END
