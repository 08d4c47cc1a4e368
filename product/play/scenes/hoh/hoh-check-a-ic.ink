// Hit Send? Hall of Heroes, the studio, check A. Grades 6-8.
# id: hoh-check-a-ic
# title: Hit Send?
# kind: check
# skill: ic
# also: emp, er
# max_words: 22
# place: studio
VAR sent = 0
VAR leaked = 0
-> start

=== start
The podcast is called Nobody Famous. You record it in a coat closet at the Hall, the town's museum of ordinary helpers. # prop: put recorder at 5.2 # enter: you at 3.5, ines at 2, tomasz at 6.4, dev at 7.6, amara at 8.9 # feel: you happy, ines calm, tomasz calm, dev happy, amara happy # who: narrator
Behind the closet is a boiler that burps on the hour. Every episode has at least one burp in it. # pose: tomasz point, dev clutch # fx: shake # feel: dev happy, tomasz happy # who: narrator
This week the show's phone is yours. So are its messages, its money and its twelve followers. # pose: you hold phone, ines point, tomasz stand, dev stand # feel: you proud # who: ines # face: determined
Thirteen. My aunt joined. # pose: dev wave, ines stand # who: dev # face: proud
The phone lights up. It is a post from Backrow Radio, the show at the school across the river. # camera: close you # prop: light phone # pose: dev stand # feel: you surprised # who: narrator
"Nobody Famous, nobody listening. Sounds like it was recorded inside a sock." # camera: wide # feel: you frustrated, ines mad, tomasz sad, dev surprised, amara worried # who: narrator
You type a reply. It is funny, it is mean, and your thumb is right over Send. # camera: close phone # prop: write phone # feel: you determined # who: narrator # ask: reply
 * [Send it now, while it is fresh and still funny. # ev: ic=0]
   ~ sent = 2
   Whoosh. It is sent. You cannot take it back. # camera: wide # prop: ring phone # pose: ines clutch # feel: you happy, ines surprised, dev excited # who: narrator
   Backrow Radio is typing. Backrow Radio stops typing. Backrow Radio is typing again. # feel: you okay, ines worried, dev surprised # who: narrator
   -> tone
 * [Cut the worst line, then send the rest. # ev: ic=1]
   ~ sent = 1
   Whoosh. Even the short version is mean. Somebody posts a shocked face. # camera: wide # prop: ring phone # pose: ines clutch # feel: you okay, ines surprised, dev surprised # who: narrator
   -> tone
 * [Leave it typed and put the phone face down. # ev: ic=2]
   The phone buzzes against the floor like a fly in a jar. After a while it stops. # camera: wide # prop: drop phone at 4.4, ring phone # pose: you rest # feel: you frustrated # who: narrator
   -> tone

=== tone
I need room tone. That is ten seconds of nobody doing anything. # camera: wide # prop: put phone at 4.4, gone phone # pose: you stand, ines stand, tomasz lift # feel: you okay, ines okay, dev happy, amara okay # who: tomasz # face: calm
Ten? I once held a sneeze for six, and I saw colors. # pose: dev clutch, tomasz stand # who: dev # face: surprised
Hands off everything until the sand has run through. Starting now. # prop: light recorder # pose: tomasz lift headphones, dev rest, you rest, ines rest, amara rest # feel: you okay, dev determined, ines calm, amara calm # who: tomasz # face: determined # play: wait secs=10 thing=recorder # ask: tone
 * [stayed still # out: waited # ev: ic=2]
   That is a beautiful nothing. I am keeping it. # prop: dim recorder # pose: tomasz hold headphones, dev stand, you stand # feel: you happy, dev surprised # who: tomasz # face: proud
   -> story
 * [one tap # out: slip # ev: ic=1]
   One click at second seven. I can cut around it. # prop: dim recorder # pose: tomasz hold headphones, you clutch, dev stand # feel: you surprised # who: tomasz # face: okay
   -> story
 * [many taps # out: rushed # ev: ic=0]
   That was a drum solo. We will use last week's tone. The one with the burp. # prop: dim recorder # pose: tomasz shrug, you reach, dev cheer # feel: you surprised, dev excited, ines surprised # who: tomasz # face: frustrated
   -> story

=== story
Amara has a folder from the archive open on her knees. # pose: amara sit logbook, tomasz stand, dev stand, you stand, ines stand # prop: open logbook # feel: amara excited, you okay, ines calm, tomasz calm, dev calm # who: narrator
So, the flood of 1988. A kid is stuck on a roof, on the phone with a dispatcher, for five hours. # feel: dev surprised, ines surprised # who: amara # face: excited
And the kid says, sing me something. And she only knows one song, so she sings... hang on. Wrong page. # camera: two dev amara # who: amara # face: worried
You read that folder yesterday. You know exactly what she sang. # camera: close you # who: narrator # ask: story
 * [Help her out: "The jingle from the carpet shop!" # ev: ic=0]
   Oh. Yeah. That was the whole ending. # camera: wide # pose: you wave # feel: you excited, dev okay, ines okay, tomasz okay # who: amara # face: okay
   She squares up the pages and closes the folder. # prop: shut logbook # feel: amara okay, you okay # who: narrator
   -> secret
 * [Say, "I know this one. Shall I do the end?" # ev: ic=1]
   No, I've got it, I've got it. Carpet shop jingle. Five hours of it. # camera: wide # pose: you wave # feel: you okay, dev okay # who: amara # face: okay
   -> secret
 * [Stay quiet and let her find the page. # ev: ic=2]
   Here. The jingle from the carpet shop. For five hours! With the harmonies! # camera: wide # pose: you rest # feel: you happy, dev excited, ines happy, tomasz happy # who: amara # face: happy
   Tomasz has to sit down on a pile of coats. # prop: put coat at 5.6 # pose: tomasz sit # feel: tomasz excited # who: narrator
   -> secret

=== secret
That same dispatcher is the surprise guest on Friday. Mr. Quispe, who runs the Hall, has told nobody but you. # prop: put coat at 5.6, gone coat # pose: amara stand, tomasz stand, you stand # feel: you proud, amara okay, tomasz calm, ines okay, dev okay # who: narrator
Okay. I guess Friday's guest, and you just blink. The mayor. The mayor's dog. The lady with the carpet song? # pose: dev lift # who: dev # face: excited
Dev leans in until his nose is nearly on yours. # move: dev to 4.6 # pose: dev stand # camera: two you dev # feel: dev excited, you surprised # who: narrator # ask: secret
 * [Blink. Twice. Slowly. # ev: ic=0]
   ~ leaked = 1
   I KNEW it! I will tell nobody. I will tell one person, and it is my aunt. # camera: wide # pose: dev cheer, you rest # feel: you happy, ines surprised # who: dev # face: excited
   -> deal
 * [Say, "I can't say. But when you hear it, you will scream." # ev: ic=1]
   So it is somebody screamable. That rules out the mayor. # camera: wide # pose: dev shrug, you shrug # feel: you happy # who: dev # face: happy
   -> deal
 * [Say, "Ask me Friday," and hand him the pretzels. # ev: ic=2]
   Pretzels are not an answer. They are good, though. # camera: wide # pose: dev hold, you reach # feel: you calm # who: dev # face: okay
   -> deal

=== deal
A banner drops down the phone. "Pro Sound Pack! 400 effects! Half price for 02:59!" # camera: close phone # move: dev to 7.6 # pose: you hold phone, dev stand # prop: light phone # feel: you surprised, ines okay # who: narrator
Eleven kinds of thunder, it says. Eleven! # camera: wide # pose: dev cheer # who: dev # face: excited
The price is exactly what the show has saved since September. 02:41. 02:40. # camera: close phone # pose: dev stand # feel: you okay # who: narrator # ask: deal
 * [Play the free sample, then buy it before the clock hits zero. # ev: ic=1]
   The free sample is a creaky door. You buy the rest with four seconds to go. # camera: wide # prop: ring phone # feel: you worried, dev excited # who: narrator
   Three hundred and eighty-nine of them are also doors. # pose: tomasz shrug # feel: you surprised, dev surprised # who: tomasz # face: okay
   -> sock
 * [Screenshot it for Thursday's meeting. # ev: ic=2]
   The clock runs down to 00:00. It thinks for a moment. Then it says 02:59. # camera: wide # pose: you hold phone # feel: you calm, dev okay # who: narrator
   -> sock
 * [Buy it now. It will never be this cheap again. # id: grab-it-now-nobody-gives-away-thunder-twice # ev: ic=0]
   Ding! All four hundred are yours. The banner comes straight back, with 02:59 on it. # camera: wide # prop: ring phone # feel: you excited, dev excited # who: narrator
   Three hundred and eighty-nine of them are doors. # pose: tomasz shrug # feel: you surprised, dev surprised # who: tomasz # face: okay
   -> sock

=== sock
Tomasz is winding a cable that was already wound. # camera: wide # pose: tomasz hold rope, you stand, dev stand # feel: tomasz sad, you okay, dev okay, ines okay # who: narrator
I listened again. It does sound like a sock. A bit. # camera: close tomasz # who: tomasz # face: sad
What do you say? # camera: two you tomasz # who: narrator # ask: sock
 * [At least it means they listened. # ev: emp=0]
   Great. They listened, and it was a sock. # feel: you happy # who: tomasz # face: sad
   -> mail
 * [Forget them. They're just jealous that we have a boiler. # ev: emp=1]
   Maybe. # feel: you determined # who: tomasz # face: okay
   He winds the cable one more time. # pose: tomasz hold rope # feel: tomasz okay # who: narrator
   -> mail
 * [That post hurt. Want to talk, or wind cables? # ev: emp=2]
   Cables. But you can stay. # move: you to 5 # feel: you calm # who: tomasz # face: calm
   You wind cables. It is oddly nice. # pose: you hold # feel: you calm, tomasz calm # who: narrator
   -> mail

=== mail
Four minutes to the bus. One job left: the welcome letter to Friday's guest, Mrs. Adeyemi. You wrote it fast. # camera: wide # prop: put laptop at 4.8, light laptop # move: you to 3.5 # pose: you stand, tomasz stand # feel: you okay, tomasz okay, ines worried, dev worried, amara worried # who: narrator
It's written, right? So send it! Bus! # pose: ines hold coat # who: ines # face: worried
The Send button is very large and very blue. # camera: close laptop # prop: write laptop # who: narrator # ask: mail
 * [Tell her to go on ahead, and read it through. # ev: ic=2]
   Third line: "We are so exited to meat you." You fix both. Then it goes. # camera: wide # exit: ines left # pose: you reach # feel: you surprised, ines worried # who: narrator
   So does the bus. The next one is in eleven minutes. # enter: you at 3 # pose: you stand # feel: you okay # who: narrator # place: steps
   -> gone
 * [Send it and run. # ev: ic=0]
   You make the bus stop with a minute to spare, and open it to admire your work. # enter: you from left at 3 # pose: you hold phone # prop: light phone # feel: you proud # who: narrator # place: steps
   Third line: "We are so exited to meat you." # camera: close you # feel: you surprised # who: narrator
   -> gone
 * [Check her name is spelled right, then send. # ev: ic=1]
   Her name is perfect. You make the stop just in time, and read the rest there. # enter: you from left at 3 # pose: you hold phone # prop: light phone # feel: you happy # who: narrator # place: steps
   Third line: "We are so exited to meat you." # camera: close you # feel: you surprised # who: narrator
   -> gone

=== gone
Then the phone goes black and updates itself. When it wakes up, your episode notes are gone. Two hours of them. # camera: close phone # pose: you hold phone # prop: dim phone # feel: you surprised # who: narrator
The back of your neck goes hot. # camera: close you # pose: you fists # feel: you mad # who: narrator # ask: gone
 * [Start typing it all again, fast, jaw tight. # ev: er=1]
   You get one line down, and three typos. Your jaw is getting tired. # camera: wide # pose: you hold phone # feel: you frustrated # who: narrator
   -> finish
 * [Tell the phone, loudly, what I think of it. # ev: er=0]
   The phone takes it well. A man with a small dog crosses to the other side of the street. # camera: wide # pose: you point phone # feel: you mad # who: narrator
   -> finish
 * [Put it in my bag and walk to the corner and back. # ev: er=2]
   By the second lamp post you remember that Amara takes paper notes. In three colors. # camera: wide # move: you to 1.8 slowly # pose: you rest # feel: you calm # who: narrator
   -> finish

=== finish
One more buzz. Backrow Radio has posted again. # camera: wide # move: you to 3 # pose: you hold phone # prop: ring phone # feel: you surprised # who: narrator
{ sent == 2:
    It is your reply, all of it. "We were only teasing about the sound," it says underneath. "This is about us." # camera: close phone # prop: light phone # feel: you worried # who: narrator
}
{ sent == 1:
    "Ow," it says. "Fair." Then there is a photo of a sock wearing headphones. # camera: close phone # prop: light phone # feel: you okay # who: narrator
}
{ sent == 0:
    "Okay, we take it back. The snowplow episode made the whole back row cry. Sock and all." # camera: close phone # prop: light phone # feel: you surprised # who: narrator
    Your own reply is still sitting there, unsent. It reads a little differently now. # camera: close you # prop: write phone # feel: you calm # who: narrator
}
{ leaked:
    A message from Dev: "My aunt says hi to the carpet song lady!!!" # camera: wide # prop: ring phone # feel: you worried # who: narrator
- else:
    A message from Dev: "Is it the mayor's dog? Blink for yes." # camera: wide # prop: ring phone # feel: you happy # who: narrator
}
A message from Tomasz: "We should get a sock." # prop: light phone # pose: you hold phone # feel: you happy # who: narrator # keepsake: toy-laptop
-> END
