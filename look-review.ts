import {chromium} from 'playwright-core';
const O='/tmp/h/review/';
const K:Record<string,string>={landing:'/',quickstart:'/quickstart',hubplat:'/platform',hubid:'/identity',guide:'/guides/screen-a-person',guides:'/guides',tutorial:'/services/acme-enroll-code-solution-via-api/full-api-tutorial',op:'/identity/colombia',longop:'/resources/create-a-project',object:'/resources/the-project-object',errors:'/platform/errors',webhooks:'/platform/webhooks',glossary:'/platform/glossary',versions:'/platform/versions',changes:'/platform/changes',countries:'/countries',country:'/countries/colombia',assistants:'/assistants',search:'/search?q=token',blog:'/blog',post:'/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',archive:'/blog/archive',tags:'/blog/tags',nf:'/nothing-here'};
const ES:Record<string,string>={landing:'/docs-es',quickstart:'/docs-es/inicio-rapido',op:'/docs-es/identidad/colombia',errors:'/docs-es/plataforma/errores',countries:'/docs-es/paises',guide:'/docs-es/guias/revisar-listas-de-una-persona',object:'/docs-es/recursos/el-objeto-proyecto',webhooks:'/docs-es/plataforma/webhooks'};
const EIGHT=['landing','quickstart','op','errors','countries','longop','guide','post'];
const pick=(l:string[])=>Object.fromEntries(l.map(k=>[k,K[k]]));
const B='http://127.0.0.1:3322';
async function main(){
 const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
 async function set(name:string,pages:Record<string,string>,w:number,scheme:'light'|'dark'){
  const c=await b.newContext({viewport:{width:w,height:900},colorScheme:scheme,hasTouch:w<500,isMobile:w<500});
  const p=await c.newPage();
  for(const [k,u] of Object.entries(pages)){
   try{
   await p.goto(B+u,{waitUntil:'load'});await p.waitForTimeout(k==='search'?1200:450);
   const ov=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
   const h=await p.evaluate(()=>document.documentElement.scrollHeight);
   console.log(name,k,w,'overflow',ov,'h',h);
   await p.screenshot({path:`${O}${name}-${w}-${k}-1.png`});
   await p.mouse.move(w/2,500);
   await p.evaluate(()=>window.scrollTo({top:900,behavior:'instant' as ScrollBehavior}));await p.waitForTimeout(250);
   await p.screenshot({path:`${O}${name}-${w}-${k}-2.png`});
   }catch(e){console.log('ERR',k,String(e).slice(0,200))}
  }
  // interactions
  if(name==='light'&&(w===390||w===1440)){
   for(const q of ['tok','zzz']){
    await p.goto(B+'/platform/errors');await p.waitForTimeout(600);
    const i=p.locator('main input').first();await i.scrollIntoViewIfNeeded();await i.fill(q);await p.waitForTimeout(500);
    await p.screenshot({path:`${O}x-${w}-err-${q}.png`});
   }
   await p.goto(B+'/quickstart');await p.waitForTimeout(600);
   const s=p.locator('nav input[type=search]').first();
   try{await s.click({timeout:3000});await p.waitForTimeout(300);await p.screenshot({path:`${O}x-${w}-panel-empty.png`});await p.keyboard.type('token');await p.waitForTimeout(1500);await p.screenshot({path:`${O}x-${w}-panel.png`});}catch(e){console.log('panel',w,String(e).slice(0,300))}
   if(w===390){await p.goto(B+'/identity/colombia');await p.waitForTimeout(500);await p.locator('.navbar__toggle').click();await p.waitForTimeout(600);await p.screenshot({path:`${O}x-390-menu.png`});}
  }
  await c.close();
 }
 await set('light',K,1440,'light');
 await set('light',K,390,'light');
 await set('light',pick(EIGHT),1024,'light');
 await set('light',pick(EIGHT),1920,'light');
 await set('dark',pick(EIGHT),1440,'dark');
 await set('dark',pick(EIGHT),390,'dark');
 await set('es',ES,1440,'light');
 await set('es',ES,390,'light');
 await b.close();
}
main();
