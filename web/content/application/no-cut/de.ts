import type { PageCopy } from '#sections/page-content.ts';
import type { noCut } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Scannen ohne Sägen',
    title: 'Gipsmodelle ungesägt scannen',
    text: 'Pinnen, Sägen und Freilegen kosten Stunden, und ab und zu wird dabei eine Präparationsgrenze beschädigt. Scannen Sie das Modell im Ganzen, trennen Sie den Stumpf am Bildschirm und drucken Sie ein Modell mit herausnehmbaren Stümpfen.',
    alt: 'Ungesägtes Gipsmodell auf dem Scannerteller, violette Lichtlinien über einem präparierten Zahn',
    links: { inquiry: 'An einer Arbeit testen', study: 'Anwenderbericht (englisch)' },
  },
  results: {
    title: 'Zweieinhalb Stunden schneller bei gleichem Randspalt',
    text: 'Gemessen in einem Labor mit 260 Beschäftigten in der Technik: Zeit vom Auftragseingang bis zur fertigen Krone; mittlerer Randspalt an 180 Seitenzahnkronen, verglichen mit 60 Kronen von gesägten Stümpfen, gemessen mit Silikonreplika.',
    before: 'Gesägt',
    after: 'Im Ganzen gescannt',
    rows: { time: 'Zeit je Krone', gap: 'Randspalt' },
  },
  steps: {
    title: 'So wird gescannt',
    items: {
      model: {
        title: 'Modell vorbereiten',
        text: 'Pins und Zweitsockel entfallen. Entfernen Sie Gipsperlen und Fahnen an der Präparation, im Scan sehen sie aus wie der Rand.',
      },
      views: {
        title: 'Approximal nachscannen',
        text: 'Enge und tiefe Präparationen gekippt ein zweites Mal aufnehmen. Erst wenn die Kontaktflächen geschlossen sind, kommt das Modell aus dem Scanner.',
      },
      margin: {
        title: 'Am Bildschirm trennen',
        text: 'Präparationsgrenze einzeichnen, Nachbarzähne ausblenden. Krone und Druckmodell entstehen aus demselben Scan.',
      },
      print: {
        title: 'Drucken, während die Fräse läuft',
        text: 'Krone und Modell werden gleichzeitig fertig, und zum Aufpassen haben Sie herausnehmbare Stümpfe.',
      },
    },
  },
  saw: {
    title: 'Fälle, in denen Sie weiterhin sägen',
    text: 'Im genannten Labor war es anfangs jedes neunte Modell, heute ist es jedes zwölfte. Ein kleineres Labor in Lyon hat 9 seiner ersten 120 Modelle doch noch gesägt.',
    items: {
      narrow: {
        title: 'Enge Approximalräume',
        text: 'Unter etwa 0,5 mm Abstand zum Nachbarzahn sieht der Scanner den Rand nicht.',
      },
      deep: {
        title: 'Tief subgingivale Ränder',
        text: 'Der Scanner erfasst sie nicht. Entweder legt die Praxis besser frei, oder Sie sägen.',
      },
    },
  },
  dies: {
    title: 'Damit gedruckte Stümpfe richtig sitzen',
    text: 'Ein herausnehmbarer Stumpf hat Spiel. Mit diesen vier Handgriffen sitzt er fest, ohne hochzustehen oder zu klemmen.',
    alt: 'Gedrucktes Oberkiefermodell mit herausgenommenem Stumpf',
    points: {
      test: 'Aus jeder Charge einen Teststumpf drucken, Spalt in Schritten von 0,01 mm anpassen.',
      brush: 'Stumpfaufnahmen in beiden Bädern ausbürsten.',
      dry: '20 min bei 40 °C trocknen, erst dann die Stümpfe einsetzen.',
      wait: 'Ohne Stümpfe nachhärten und vor dem Aufpassen 2 h warten.',
    },
    links: { resin: 'Model HP UV 2.0' },
  },
  bench: {
    title: 'Nach der Umstellung',
    text: 'Das Labor druckt seine Modelle heute auf zwei A3D mit automatischer Befüllung.',
    alt: 'UltraCraft A3D',
    points: {
      people: 'Früher haben zwölf Beschäftigte gesägt und freigelegt. Acht davon scannen heute oder arbeiten aus.',
      margins: 'Früher wurden pro Woche vier bis fünf Ränder beschädigt, an ungesägten Modellen keiner mehr.',
      blind:
        'Einen Monat lang wurden Kronen aus beiden Verfahren blind verglichen. Danach hat niemand mehr nach der Säge gefragt.',
    },
    links: { printer: 'UltraCraft A3D' },
  },
  questions: {
    title: 'Fragen vor der Umstellung',
    questions: {
      scanner: {
        question: 'Eignet sich mein Scanner?',
        answer:
          'Er muss zusätzliche Aufnahmen aus frei gewähltem Winkel erlauben, und Ihre CAD-Software muss Stümpfe an der Präparationsgrenze trennen. Nennen Sie uns das Modell oder schicken Sie uns den Scan einer schwierigen Arbeit, ohne Patientendaten.',
      },
      impression: {
        question: 'Kann ich direkt die Abformung scannen?',
        answer:
          'Ja, wenn der Scanner bis auf den Grund der Präparation kommt. Das Labor in Lyon scannt beides. Enge, tiefe Präparationen lassen sich am Gipsmodell leichter scannen.',
      },
      spray: {
        question: 'Muss der Gips gepudert werden?',
        answer:
          'Nein, wenn Sie scanbaren Gips verwenden. Gedruckte Modelle aus Model HP UV 2.0 sind matt und lassen sich ohne Puder scannen, etwa zur Passungskontrolle.',
      },
      plaster: {
        question: 'Was passiert mit dem Gipsmodell?',
        answer: 'Es bleibt ganz. Passt eine Krone nicht, können Sie nachscannen oder immer noch sägen.',
      },
    },
  },
  contact: {
    title: 'Vergleichen Sie selbst',
    text: 'Schicken Sie uns den Scan eines ungesägten Modells, ohne Patientendaten. Wir trennen die Stümpfe, drucken das Modell, und Sie legen es neben Ihr gesägtes.',
    alt: 'Intraoralscanner über einem gedruckten Unterkiefermodell',
    links: { inquiry: 'An einer Arbeit testen', impression: 'Ganz ohne Gips arbeiten' },
  },
} satisfies PageCopy<typeof noCut>;
