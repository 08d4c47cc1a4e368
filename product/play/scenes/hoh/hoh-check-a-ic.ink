// Hit Send? Hall of Heroes, the studio, check A. Grades 6-8.
# id: hoh-check-a-ic
# title: Hit Send?
# kind: check
# skill: ic
# also: com, emp, er
# max_words: 22
# place: studio
VAR sent = 0
VAR leaked = 0
-> start

=== start
The podcast is called Nobody Famous. You record it in a coat closet at the Hall, the town's museum of ordinary helpers. # who: narrator
Behind the closet is a boiler that burps on the hour. Every episode has at least one burp in it. # who: narrator
This week the show's phone is yours. So are its messages, its money and its twelve followers. # who: ines # face: determined
Thirteen. My aunt joined. # who: dev # face: proud
The phone lights up. It is a post from Backrow Radio, the show at the school across the river. # who: narrator
"Nobody Famous, nobody listening. Sounds like it was recorded inside a sock." # who: narrator
You type a reply. It is the sharpest thing you have ever written, and your thumb is right over Send. # who: narrator # ask: reply
 * [Send it now, while it is fresh and still funny. # ev: ic=0]
   ~ sent = 2
   Whoosh. Four hearts in nine seconds. # who: narrator
   Backrow Radio is typing. Backrow Radio stops typing. Backrow Radio is typing again. # who: narrator
   -> tone
 * [Cut the worst line, then send the rest. # ev: ic=1]
   ~ sent = 1
   Whoosh. Even the short version has teeth. Two hearts and a shocked face. # who: narrator
   -> tone
 * [Leave it typed and put the phone face down. # ev: ic=2]
   The phone buzzes against the shelf like a fly in a jar. After a while it stops. # who: narrator
   -> tone

=== tone
I need room tone. That is ten seconds of nobody doing anything. # who: tomasz # face: calm
Ten? I once held a sneeze for six, and I saw colors. # who: dev # face: surprised
Hands off everything until the red light goes out. Starting now. # who: tomasz # face: determined # play: wait secs=10 # ask: tone
 * [stayed still # out: waited # ev: ic=2]
   That is a beautiful nothing. I am keeping it. # who: tomasz # face: proud
   -> story
 * [one tap # out: slip # ev: ic=1]
   One click at second seven. I can cut around it. # who: tomasz # face: okay
   -> story
 * [many taps # out: rushed # ev: ic=0]
   That was a drum solo. We will use last week's tone. The one with the burp. # who: tomasz # face: frustrated
   -> story

=== story
Amara has a folder from the archive open on her knees. # who: narrator
So, the flood of 1988. A kid is stuck on a roof, on the phone with a dispatcher, for five hours. # who: amara # face: excited
And the kid says, sing me something. And she only knows one song, so she sings... hang on. Wrong page. # who: amara # face: worried
You read that folder yesterday. You know exactly what she sang. # who: narrator # ask: story
 * [Help her out: "The jingle from the carpet shop!" # ev: ic=0, com=0]
   Oh. Yeah. That was the whole ending. # who: amara # face: okay
   She squares up the pages and closes the folder. # who: narrator
   -> secret
 * [Say, "I know this one. Shall I do the end?" # ev: ic=1, com=1]
   No, I've got it, I've got it. Carpet shop jingle. Five hours of it. # who: amara # face: okay
   -> secret
 * [Stay quiet and let her find the page. # ev: ic=2, com=2]
   Here. The jingle from the carpet shop. For five hours! With the harmonies! # who: amara # face: happy
   Tomasz has to sit down on a pile of coats. # who: narrator
   -> secret

=== secret
That same dispatcher is the surprise guest on Friday. Mr. Quispe, who runs the Hall, has told nobody but you. # who: narrator
Okay. I guess Friday's guest, and you just blink. The mayor. The mayor's dog. The lady with the carpet song? # who: dev # face: excited
Dev leans in until his nose is nearly on yours. # who: narrator # ask: secret
 * [Blink. Twice. Slowly. # ev: ic=0]
   ~ leaked = 1
   I KNEW it! I will tell nobody. I will tell one person, and it is my aunt. # who: dev # face: excited
   -> deal
 * [Say, "I can't say. But when you hear it, you will scream." # ev: ic=1]
   So it is somebody screamable. That rules out the mayor. # who: dev # face: happy
   -> deal
 * [Say, "Ask me Friday," and hand him the pretzels. # ev: ic=2]
   Pretzels are not an answer. They are good, though. # who: dev # face: okay
   -> deal

=== deal
A banner drops down the phone. "Pro Sound Pack! 400 effects! Half price for 02:59!" # who: narrator
Eleven kinds of thunder, it says. Eleven! # who: dev # face: excited
The price is exactly what the show has saved since September. 02:41. 02:40. # who: narrator # ask: deal
 * [Play the free sample, then buy it before the clock hits zero. # ev: ic=1]
   The free sample is a creaky door. You buy the rest with four seconds to go. # who: narrator
   Three hundred and eighty-nine of them are also doors. # who: tomasz # face: okay
   -> sock
 * [Screenshot it for Thursday's meeting. # ev: ic=2]
   The clock runs down to 00:00. It thinks for a moment. Then it says 02:59. # who: narrator
   -> sock
 * [Grab it now. Nobody gives away thunder twice. # ev: ic=0]
   Ding! All four hundred are yours. The banner comes straight back, with 02:59 on it. # who: narrator
   Three hundred and eighty-nine of them are doors. # who: tomasz # face: okay
   -> sock

=== sock
Tomasz is winding a cable that was already wound. # who: narrator
I listened again. It does sound like a sock. A bit. # who: tomasz # face: sad
What do you say? # who: you # ask: sock
 * [At least it means they listened. # ev: emp=0]
   Great. They listened, and it was a sock. # who: tomasz # face: sad
   -> mail
 * [Forget them. They're just jealous that we have a boiler. # ev: emp=1]
   Maybe. # who: tomasz # face: okay
   He winds the cable one more time. # who: narrator
   -> mail
 * [That post got to you. Want to talk, or wind cables? # ev: emp=2]
   Cables. But you can stay. # who: tomasz # face: calm
   You wind cables. It is oddly nice. # who: narrator
   -> mail

=== mail
Four minutes to the bus. One job left: the welcome letter to Friday's guest, Mrs. Adeyemi. You wrote it fast. # who: narrator
It's written, right? So fire it off! Bus! # who: ines # face: worried
The Send button is very large and very blue. # who: narrator # ask: mail
 * [Tell her to go on ahead, and read it through. # ev: ic=2]
   Third line: "We are so exited to meat you." You fix both. Then it goes. # who: narrator
   So does the bus. The next one is in eleven minutes. # who: narrator # place: steps
   -> gone
 * [Send it and run. # ev: ic=0]
   You make the bus stop with a minute to spare, and open it to admire your work. # who: narrator # place: steps
   Third line: "We are so exited to meat you." # who: narrator
   -> gone
 * [Check her name is spelled right, then send. # ev: ic=1]
   Her name is perfect. You make the stop just in time, and read the rest there. # who: narrator # place: steps
   Third line: "We are so exited to meat you." # who: narrator
   -> gone

=== gone
Then the phone goes black and updates itself. When it wakes up, your episode notes are gone. Two hours of them. # who: narrator
Heat climbs up the back of your neck. # who: you # face: mad # ask: gone
 * [Start typing it all again, fast, jaw tight. # ev: er=1]
   You get one line down, and three typos. Your jaw is getting tired. # who: narrator
   -> finish
 * [Tell the phone, loudly, what I think of it. # ev: er=0]
   The phone takes it well. A man with a small dog crosses to the other side of the street. # who: narrator
   -> finish
 * [Put it in my bag and walk to the corner and back. # ev: er=2]
   By the second lamp post you remember that Amara takes paper notes. In three colors. # who: narrator
   -> finish

=== finish
One more buzz. Backrow Radio has posted again. # who: narrator
{ sent == 2:
    It is a photo of a sock wearing headphones. Your reply is pinned underneath. It already has nine hundred hearts. # who: narrator
}
{ sent == 1:
    "Ow," it says. "Fair." Then there is a photo of a sock wearing headphones. # who: narrator
}
{ sent == 0:
    "Okay, we take it back. The snowplow episode made the whole back row cry. Sock and all." # who: narrator
    Your own reply is still sitting there, unsent. It reads a little differently now. # who: narrator
}
{ leaked:
    A message from Dev: "My aunt says hi to the carpet song lady!!!" # who: narrator
- else:
    A message from Dev: "Is it the mayor's dog? Blink for yes." # who: narrator
}
A message from Tomasz: "We should get a sock." # who: narrator
-> END
