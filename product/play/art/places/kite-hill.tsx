import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Flower, Glow, RoundTree, Wash } from '#ui/art/scenery.tsx';
import { Silo, SiloParts } from '../scenery/canopy.tsx';
import { Bench, Fence, Kite, tufts } from '../scenery/outdoors.tsx';
import { cloudBank, Stage } from '../scenery/stage.tsx';

export function KiteHill() {
  return (
    <Stage>
      <SiloParts />
      <Wash width={1280} height={720} colors={['#a5cfe0', '#d6e6dc', '#fbe6c4']} />
      <Glow x={1000} y={300} radius={340} color="#fff2c8" strength={0.8} />
      <circle cx="1010" cy="290" r="52" fill="#fff4d2" />
      <Cloud x={200} y={130} scale={1.5} color="#fbfdfb" shade="#e3ece6" />
      <Cloud x={1110} y={120} scale={1.2} color="#fbfdfb" shade="#e8ece0" />
      <Cloud x={640} y={70} scale={0.9} color="#fbfdfb" shade="#e3ece6" />
      <Kite x={520} y={150} scale={1.1} color="#d9705f" light="#ee9d86" tail="#e3b35c" />
      <Kite x={760} y={196} scale={0.9} color="#5f9490" light="#8fbdb4" tail="#d9806c" />
      <Kite x={940} y={110} scale={0.6} color="#8c78a8" light="#b3a0c8" tail="#e3b35c" />
      <path d={cloudBank(372, 26, 14, 3)} fill="#c6d3a6" />
      <path d={cloudBank(396, 24, 17, 2)} fill="#b1c592" />
      <Silo x={300} y={390} scale={0.62} wall="#f0cd9a" roof="#c4694f" light="#dd8a6c" />
      <Silo x={884} y={392} scale={0.5} wall="#e4dfb4" roof="#7f9f5c" light="#a0bd7c" />
      <Silo x={400} y={400} scale={0.46} wall="#e6cfc4" roof="#866a80" light="#a98aa3" />
      <path d="M0 500C220 440 420 418 640 416C880 418 1080 440 1280 494V720H0Z" fill="#a9c98c" />
      <path d="M0 560C260 500 460 486 640 486C840 486 1060 506 1280 556V720H0Z" fill="#9cc082" />
      <RoundTree x={1180} y={480} scale={2.3} leaf="#86b07c" light="#a4c796" />
      <Fence from={-12} to={120} y={498} height={70} color="#c9a478" />
      <path d="M120 500V412M206 486V402" stroke="#a9825c" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M134 430H192M134 470H192M134 470L192 430"
        stroke="#c9a478"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Fence from={216} to={300} y={478} height={64} color="#c9a478" />
      <path d="M848 462L852 434M820 464L826 440" stroke="#a9764a" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M520 206Q560 330 598 424M760 242Q770 350 826 442M940 140Q930 300 852 436"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="2.5"
      />
      <Bench x={660} y={470} scale={0.9} />
      <At x={598} y={434}>
        <path d="M-14-12H14V0H-14Z" fill="#d9b273" />
        <path d="M-18-16H18V-11H-18ZM-18-1H18V4H-18Z" fill="#a9764a" />
      </At>
      <Flower x={420} y={520} scale={1.7} color="#fbf3e4" />
      <Flower x={900} y={516} scale={1.7} color="#f4d06f" />
      <Flower x={1080} y={560} scale={1.9} />
      <Flower x={240} y={560} scale={1.9} color="#c9a4d6" />
      <path
        d={tufts([
          [340, 600],
          [560, 640],
          [780, 590],
          [980, 640],
          [140, 630],
          [1180, 620],
        ])}
        fill="none"
        stroke="#7fa96c"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Stage>
  );
}
