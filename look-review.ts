import {chromium} from 'playwright-core';import fs from 'fs';
const O='/tmp/h/review/';
async function main(){
 const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
 const p=await b.newPage();
 async function sheet(out:string,files:string[],w:number,h:number,cols:number){
  const html=`<body style="margin:0;background:#f0f;display:grid;grid-template-columns:repeat(${cols},${w}px);gap:6px">`+files.map(f=>`<img src="file://${O}${f}" style="width:${w}px;display:block">`).join('');
  fs.writeFileSync(O+'s.html',html);
  const rows=Math.ceil(files.length/cols);
  await p.setViewportSize({width:cols*w+(cols-1)*6,height:rows*h+(rows-1)*6});
  await p.goto('file://'+O+'s.html',{waitUntil:'load'});
  await p.screenshot({path:O+out});
 }
 const fs0=fs.readdirSync(O).filter(f=>f.endsWith('.png')&&!f.startsWith('S'));
 const g=(pre:string)=>fs0.filter(f=>f.startsWith(pre)&&f.endsWith('-1.png')).map(f=>f.replace(/-1\.png$/,''));
 for(const s of ['light','dark','es']){
  for(const x of g(s+'-1440-')) await sheet(`S-${x}.png`,[x+'-1.png',x+'-2.png'],1000,625,1);
  const l=g(s+'-390-');for(let i=0;i<l.length;i+=2) await sheet(`S-${s}-390-${i/2}.png`,l.slice(i,i+2).flatMap(x=>[x+'-1.png',x+'-2.png']),390,900,4);
  if(s==='light'){for(const x of g('light-1024-')) await sheet(`S-${x}.png`,[x+'-1.png',x+'-2.png'],780,686,2);
  for(const x of g('light-1920-')) await sheet(`S-${x}.png`,[x+'-1.png',x+'-2.png'],1300,609,1);}
 }
 await b.close();
}
main();
