import sharp from 'sharp'; import { readdirSync, mkdirSync, readFileSync } from 'fs';
mkdirSync('/tmp/ov/sheets',{recursive:true});
const report=JSON.parse(readFileSync('test-results/report.json'));
const groups={};
const walk=(s,t=[])=>{ for(const x of s.suites??[]) walk(x,[...t,x.title]); for(const sp of s.specs??[]) for(const te of sp.tests) for(const r of te.results) for (const a of [0]) { const g=t.at(-1); (groups[g]??=[]).push({w:+(sp.title.match(/(\d+) px/)?.[1]??0), id: sp.id, title: sp.title}); } };
for (const s of report.suites) walk(s,[s.title]);
const dirs=readdirSync('test-results').filter(d=>d.startsWith('overlays-'));
// map by slug prefix
const imgs=dirs.map(d=>`test-results/${d}/overlay.png`);
const byPrefix={};
for(const f of imgs){ try{ const m=await sharp(f).metadata(); const key=f.split('/')[1].replace(/^overlays-/,'').replace(/-[0-9a-f]{5}-.*$/,''); (byPrefix[key]??=[]).push({f,w:m.width,h:m.height}); }catch{} }
for (const [k,list] of Object.entries(byPrefix)){ list.sort((a,b)=>a.w-b.w); for(let i=0;i<list.length;i+=3){ const part=list.slice(i,i+3); const H=860; const res=await Promise.all(part.map(async p=>({input:await sharp(p.f).resize({height:H}).png().toBuffer(), w:Math.round(p.w*H/p.h)}))); let x=0; const comp=res.map(r=>{const c={input:r.input,left:x,top:0}; x+=r.w+12; return c;}); await sharp({create:{width:x,height:H,channels:3,background:'#f0f'}}).composite(comp).png().toFile(`/tmp/ov/sheets/${k}-${i/3}.png`); } }
