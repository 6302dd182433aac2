/** A pack of two small puzzles, stored: what is read of it must stay as it is, whatever packs come with us. */

/** Solved by E S W S S E, and by SE SE. */
export const twoPuzzles = `{"puzzles":1,"pack":"two","list":[
{"number":1,"spec":{"game":"rogue","said":{"shape":"rect","generator":"recursive-backtracker","rows":"9","cols":"10","braid":"50","seed":"1510633189"},"from":["STAY"]},"box":[1,0,8,2],"actors":{"monster":[[6,1]],"rogue":[[1,1]]},"seat":"rogue","task":"escape","line":["W","S","N","W","N","S","E"],"stars":4,"themes":["towards","passage"],"fails":["farthest","trailmax"],"depth":null},
{"number":2,"spec":{"game":"rogue","said":{"kind":"loops","rows":"9","seed":"1687535319"}},"box":[4,1,6,5],"actors":{"monster":[[2,3]],"rogue":[[0,0]]},"seat":"monster","task":"capture","line":["W","E","NW"],"stars":2,"themes":["cutting-off"],"fails":["bfs"],"depth":2}
]}
`;
